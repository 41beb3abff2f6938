### The frame around every page, in English.

shell-name = Pentapolis
shell-title = { $page } · Pentapolis
shell-your-turn-title = ● Your turn · { $title }
shell-and-more =
    { $count ->
        [one] And one more in the log.
       *[other] And { $count } more in the log.
    }
shell-skip = Skip to the page
shell-home = Pentapolis, start page
shell-navigation = Pages
shell-notices = Notices

## Pages

shell-page-start = Five cities
shell-page-create = New table
shell-page-table = Table
shell-page-games = My games
shell-page-rules = Rules
shell-page-verify = Verify the dice
shell-page-host = Host
shell-page-me = Me and this device
shell-page-kit = Kit
shell-page-missing = No such page
