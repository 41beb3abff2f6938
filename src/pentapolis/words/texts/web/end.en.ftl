### The end of a game: how it went, moments to see again, a picture to share.

end-curves = How it went
end-curve-table = As a table
end-curve-said = { $name }, by { $axis }. { $finals }.
end-curve-final = { $name }: { $value }
end-moments = Moments
end-moment-haul = Greatest haul
end-moment-roll = Luckiest roll
end-moment-leap = Greatest leap
end-moment-turn = Turning point
end-moment-own = Your best moment
end-moment-watch = Watch
end-moment-watch-said = Watch: { $title }
end-ranking = Ranking
end-share = Share picture
end-share-saved = The picture is saved: { $file }
end-share-failed = The picture could not be made.
end-share-title = { $game }: { $headline }
end-more = Record and dice
end-result = Result
