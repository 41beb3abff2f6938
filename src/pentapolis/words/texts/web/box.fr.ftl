## Ma boîte : les valeurs qu'aucun livret n'imprime

box-title = Ma boîte
box-about = Ces valeurs ne sont pas imprimées dans le livret. Si vous possédez le jeu, comparez-les à votre exemplaire et inscrivez ce qu'il dit.
box-load = Charger un fichier de composants
box-back = Revenir à nos valeurs
box-back-done = Toutes les valeurs sont de nouveau les nôtres.
box-loaded = Le fichier est chargé, et gardé dans ce navigateur.
box-keep = Garder
box-kept = Votre boîte convient, elle est gardée dans ce navigateur.
box-download = Télécharger
box-use = Jouer avec
box-same = Rien ne diffère des valeurs de Pentapolis.
box-differs =
    { $count ->
        [0] Toutes les valeurs sont les nôtres.
        [one] Une valeur diffère des nôtres.
       *[other] { $count } valeurs diffèrent des nôtres.
    }
box-unsaved = Pas encore gardé.
box-own =
    { $count ->
        [one] une à vous
       *[other] { $count } à vous
    }
box-ours = la nôtre :
box-range = de { $low } à { $high }
box-yes = oui
box-no = non
box-wrong =
    { $count ->
        [one] Une valeur est inutilisable. Son champ dit pourquoi.
       *[other] { $count } valeurs sont inutilisables. Leurs champs disent pourquoi.
    }
box-confirmed = Le livret confirme { $what }.
box-provenance = D'où cela vient
box-source-public = de sources publiques
box-source-reconstructed = reconstitué
box-source-doubtful = les sources publiques divergent

## Les composants d'une nouvelle table

box-create = Composants
box-create-ours = les nôtres
box-create-mine = ma boîte
box-create-file = un fichier
box-create-help = Chacun voit à la table ce qui diffère avant de prendre place.
box-create-none = Votre boîte est encore comme la nôtre.
box-create-edit = Voir ma boîte
box-create-file-label = Fichier de composants
box-create-fine =
    { $count ->
        [0] Il ne diffère en rien de ce que cette page montre.
        [one] Une valeur diffère des nôtres.
       *[other] { $count } valeurs diffèrent des nôtres.
    }

## À une table qui joue avec la boîte de quelqu'un

box-table = La boîte d'un propriétaire
box-table-about = Cette table joue avec les valeurs de l'exemplaire de quelqu'un. Voici ce qui diffère des nôtres :
box-table-note =
    { $count ->
        [0] Cette table joue avec le fichier de composants de quelqu'un.
        [one] Cette table joue avec la boîte d'un propriétaire : une chose diffère.
       *[other] Cette table joue avec la boîte d'un propriétaire : { $count } choses diffèrent.
    }
box-table-same = Cette table joue avec le fichier de composants de quelqu'un. Rien n'y diffère des nôtres.
box-table-ours = les nôtres :
box-table-theirs = ici :
box-mine = Mes boîtes
box-mine-about = Si votre exemplaire d'un jeu a d'autres valeurs que les nôtres, inscrivez-les ici.

## Une place change de mains

seat-give-friend = Donner ma place à un ami
seat-give-friend-text = Vous recevez un lien. Vous gardez la place jusqu'à ce que quelqu'un l'ouvre.
seat-give-bot = Laisser jouer un robot pour moi
seat-give-bot-sure = Vraiment ? Vous pouvez revenir à tout moment.
seat-link = Nouveau lien pour { $name }
seat-link-sure = Vraiment ? { $name } quitte la place aussitôt
seat-link-made = Lien vers la place { DE($name) }
seat-link-send = Le premier qui l'ouvre prend la place. Il sert une fois.
seat-come-back = Reprendre ma place
seat-sit = Prendre la place libre
