### La fin d'une partie : son déroulement, des moments à revoir, une image à partager.

end-curves = Au fil de la partie
end-curve-table = En tableau
end-curve-said = { $name }, par { $axis }. { $finals }.
end-curve-final = { $name } : { $value }
end-moments = Moments
end-moment-haul = Plus belle récolte
end-moment-roll = Lancer le plus chanceux
end-moment-leap = Plus grand bond
end-moment-turn = Tournant
end-moment-own = Votre meilleur moment
end-moment-watch = Revoir
end-moment-watch-said = Revoir : { $title }
end-ranking = Classement
end-share = Partager l'image
end-share-saved = L'image est enregistrée : { $file }
end-share-failed = L'image n'a pas pu être faite.
end-share-title = { $game } : { $headline }
end-more = Partie et dés
end-result = Résultat
