## My box: values that no rulebook prints

box-title = My box
box-about = These values are not printed in the rulebook. If you own the game, compare them with your copy and put in what it says.
box-load = Load a components file
box-back = Back to our values
box-back-done = All values are ours again.
box-loaded = The file is loaded, and kept in this browser.
box-keep = Keep
box-kept = Your box is fine, and kept in this browser.
box-download = Download
box-use = Play with it
box-same = Nothing differs from Pentapolis' own values.
box-differs =
    { $count ->
        [0] All values are as we have them.
        [one] One value differs from ours.
       *[other] { $count } values differ from ours.
    }
box-unsaved = Not kept yet.
box-own =
    { $count ->
        [one] one of your own
       *[other] { $count } of your own
    }
box-ours = ours:
box-range = { $low } to { $high }
box-yes = yes
box-no = no
box-wrong =
    { $count ->
        [one] One value can't be used. Its field says why.
       *[other] { $count } values can't be used. Their fields say why.
    }
box-confirmed = The rulebook confirms { $what }.
box-provenance = Where this comes from
box-source-public = from public sources
box-source-reconstructed = reconstructed
box-source-doubtful = public sources differ

## Components of a new table

box-create = Components
box-create-ours = as we have them
box-create-mine = my box
box-create-file = a file
box-create-help = Everybody at the table sees what differs before they sit down.
box-create-none = Your box is still as ours.
box-create-edit = Look at my box
box-create-file-label = Components file
box-create-fine =
    { $count ->
        [0] It differs in nothing that this page lists.
        [one] One value differs from ours.
       *[other] { $count } values differ from ours.
    }

## At a table with an owner's box

box-table = An owner's box
box-table-about = This table plays with the values of somebody's own copy. This differs from ours:
box-table-note =
    { $count ->
        [0] This table plays with somebody's own components file.
        [one] This table plays with an owner's box: one thing differs.
       *[other] This table plays with an owner's box: { $count } things differ.
    }
box-table-same = This table plays with somebody's own components file. Nothing in it differs from ours.
box-table-ours = ours:
box-table-theirs = here:
box-mine = My boxes
box-mine-about = If your copy of a game has other values than ours, put them in here.

## A seat changes hands

seat-give-friend = Give my seat to a friend
seat-give-friend-text = You get a link. You keep the seat until somebody opens it.
seat-give-bot = Let a bot play on for me
seat-give-bot-sure = Really? You can come back at any time.
seat-link = New link for { $name }
seat-link-sure = Really? { $name } leaves the seat at once
seat-link-made = Link to the seat of { $name }
seat-link-send = Whoever opens it first takes the seat. It works once.
seat-come-back = Take my seat back
seat-sit = Take the open seat
