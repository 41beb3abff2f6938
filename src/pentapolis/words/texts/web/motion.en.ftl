### What moves at a table: catching up, story moments, in English.

motion-skip = Skip to now
motion-skip-to-me = Skip to me
motion-meanwhile = Meanwhile

## Stories

motion-story-next = Next
motion-story-end = Done
motion-story-auto = Auto
motion-story-skip = Skip
motion-story-again = Tell it again: { $title }
motion-story-beat = { $beat } of { $beats }
motion-story-wins = Who wins gets
motion-story-loses = Who loses gives
motion-story-sum = { $name }: { $total }
