/** Words that show who a clause speaks of: what people do, have and say. */

export const HOLDS = 'has have had got owns owned both'.split(' ')
export const DOES =
  'moves moved moving brings brought takes took attacks attacked comes came sends sent flies flew enters entered goes went activates activated gave now just then is was can cant will would could with still only already sits sit stands waits parks keeps plays played uses used sails jumps slips sneaks runs drops pushes shoots fires retreats exhausts exhausted spends spent lets allows blocks holds guards occupies rolls lands landed loads loaded carries carried picks picked grabs grabbed packs packed hauls parks parked wonders left leaves flees fled agrees agreed announces announced pops popped ends'.split(
    ' ',
  )
/** Cards of the strategy phase do what is told of them, and nobody is called so. */
export const STRATEGIES = 'leadership diplomacy politics construction trade warfare technology imperial'.split(' ')
/** Among them what shows a deed only before one. */
export const ADVERBS = 'now just then still only already'.split(' ')
/** Who only says something does nothing. */
export const TALK =
  'says say said claims claim thinks think insists argues argue argued reckons swears tells told asks asked wants claimed complains wonders wondering'.split(
    ' ',
  )

/** "I say no", "I only see two": who thinks so has no part in it. */
export const THINKS =
  'say said think thought guess bet mean know see saw count believe reckon wonder suppose assume swear claim argue doubt'.split(
    ' ',
  )

/** "Green moving to 31", "does she stop me going 27 26 25". */
export const GOING = ['moving', 'going', 'coming', 'flying', 'passing', 'leaving']

/** "Can Kai go to 24": a name between such a word and what is done. */
export const MAY = 'can could may might does did do will would if when should'.split(' ')
export const DEEDS =
  'go move come end stop ignore use cross attack enter fly bring take send activate have get reach pass travel shoot fire follow retreat leave block hold slip sneak pick carry load lift hit throw do make park'.split(
    ' ',
  )

/** Somebody without a name: "another player", "my friend has". */
export const KIN =
  'friend mate buddy wife husband brother sister son daughter dad mom neighbour neighbor guy girl boyfriend girlfriend'.split(
    ' ',
  )

/** Only somebody does this: before it even a common word is a name. */
export const ACTS =
  'activates activated moves moved brings brought sends sent attacks attacked flew takes took plays played announces announced has wants loads loaded packs packed picks picked carries carried'.split(
    ' ',
  )
/** What stands before it all the same, and names nobody. */
export const NOBODY =
  'i it he she they we you who what which this that there nobody noone anyone one everyone someone mine his hers theirs none all both each only also just if when and but so then my our her its the an enemy rival player guy system tile planet nexus rift nebula agenda law pds inf mech'.split(
    ' ',
  )
