@rem The npm scripts begin with `exec`, so that signals reach Node itself; here it is for Windows, whose shell has none.
@%*
