### Le cadre de toutes les pages, en français.

shell-name = Pentapolis
shell-title = { $page } · Pentapolis
shell-your-turn-title = ● À vous de jouer · { $title }
shell-and-more =
    { $count ->
        [one] Et une autre chose dans le journal.
       *[other] Et { $count } autres choses dans le journal.
    }
shell-skip = Aller à la page
shell-home = Pentapolis, page d'accueil
shell-navigation = Pages
shell-notices = Avis

## Les pages

shell-page-start = Cinq cités
shell-page-create = Nouvelle table
shell-page-table = Table
shell-page-games = Mes parties
shell-page-rules = Règles
shell-page-verify = Vérifier les dés
shell-page-host = Hôte
shell-page-me = Moi et cet appareil
shell-page-kit = Boîte à pièces
shell-page-missing = Cette page n'existe pas
