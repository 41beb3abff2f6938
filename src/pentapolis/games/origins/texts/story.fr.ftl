### Les moments d'Origins tels qu'ils sont racontés au-dessus du plateau, en français.

story-district-title = Un District est complété
story-round-title = La manche se termine
story-vp = PV
story-spaces =
    { $n ->
        [one] case
       *[other] cases
    }
