/**
 * The two decks as the rules list them, a card a line: id, alliances (- for none), War, Quest, kinds, effects.
 * Effects are in the notation that notation.ts reads: a new card is a new line.
 */

/** 52 cards. */
export const DARK_POWERS = `
sauron,M,7,6,maia,
saruman,I,4,4,maia,
witch_king,AU,5,5,nazgul,
ring_wraiths,MU,4,4,nazgul scout,self +1 if opp one_ring
barrow_wights,U,0,3,monster,
mouth,M,2,0,general,own armies +1W each
orcs_red_eye,MG,2,2,army,
white_hand,IG,2,2,army,
orcs_angmar,AG,2,2,army,
uruk_hai,G,3,2,army,
half_orcs,IG,3,0,army,
trolls,T,4,3,army,
olog_hai,T,5,3,army,
balrog,U,6,5,monster,
shelob,S,0,4,monster,
great_spiders,S,0,3,monster,
cave_drake,D,4,3,monster dragon,
fire_drake,D,4,4,monster dragon,
smaug,D,5,5,monster dragon,
black_numenoreans,-,2,0,army,
corsairs,M,2,0,army,
easterlings,A,3,0,army cavalry,
men_harad,M,2,0,army,
balchoth,M,2,0,army,
wargs,W,2,3,monster,
wolf_riders,GW,3,2,army cavalry,
great_bats,-,0,2,monster,
vampires,U,0,3,monster,
werewolves,UW,0,3,monster,
fell_beasts,U,0,2,monster,own nazgul +1 each
wainriders,M,3,0,army cavalry,
flies,M,0,2,monster,
dunlendings,I,2,0,army,
mumakils,M,3,0,army cavalry,
hillmen,A,2,0,army,
smeagol,-,0,5,monster,self +3Q once if opp frodo or one_ring
kraken,-,0,3,monster,
bandits,-,1,2,scout,
wormtongue,I,2,2,,self +3 if opp theoden
southron_spy,I,1,2,scout,
gothmog,A,3,0,general,own armies +1W each
variags,M,3,0,army cavalry,
grond,-,1,0,,self +5W once if opp location
lidless_eye,M,2,3,scout,
corruption,-,0,3,,self +1Q per opp hero; self =0 if any hobbit played
palantir,-,0,3,scout,own maiar +2 each
crebain,-,1,2,scout,
mordor,M,4,3,location,
moria,-,0,3,location,own balrog +2Q
mount_doom,M,0,4,location,
mirkwood,S,0,3,location,
misty_mountains,-,0,3,location,
`;

/** 54 cards. */
export const FORCES_OF_LIGHT = `
gandalf,F,5,6,hero maia,self +1 if opp balrog
radagast,-,2,3,hero maia,
elrond,E,0,4,hero,
aragorn,GF,5,5,hero scout,
legolas,EF,4,5,hero,with gimli: pile +2
gimli,DF,4,5,hero,with legolas: pile +2
frodo,HF,0,6,hero hobbit,
samwise,HF,0,5,hero hobbit,self +2 if opp shelob
merry,HRF,1,3,hero hobbit,
pippin,HGF,1,3,hero hobbit,self =0 if palantir played
bilbo,H,0,4,hero hobbit,self +2 if opp smaug
boromir,GF,0,4,hero,self =0 if one_ring played
faramir,G,3,0,hero,
theoden,R,3,0,hero,
eomer,R,4,0,hero,
eowyn,R,2,0,hero,self +4 once if opp nazgul
gwaihir,B,4,4,hero,
giant_eagles,B,5,4,army scout,
treebeard,T,3,4,hero,
ents,T,5,0,army,
huorns,T,4,0,army,
thorin,D,4,4,hero,
grey_mountain,D,3,0,army,
iron_hill,D,3,0,army,
rivendell_elves,E,3,0,army,
lothlorien_elves,E,3,0,army,
mirkwood_elves,E,3,0,army,
teleri,E,2,0,army,
half_elves,E,2,0,army,
galadriel,E,0,4,,
shire,H,0,3,location,
bombadil,HT,0,4,,
beorn,N,0,4,hero,
bard,N,1,2,hero,self +4 once if opp dragon
gondor,G,2,0,army,
arnor,G,2,0,army,
lebennin,G,2,0,army,
rohan_horse,R,3,0,army cavalry,
helms_deep,R,4,0,location,
bardings,N,2,0,army,
beornings,N,3,0,army,
rangers,N,3,0,army scout,
woses,N,1,2,scout,
woodmen,N,2,0,army,
dead_men,-,5,0,army,
fellowship,F,0,3,,
minas_tirith,G,4,0,location,
lorien,E,0,3,location,
rivendell,-,3,3,location,
one_ring,F,0,6,,self +3Q if own cracks
cracks,-,0,4,location,
sting,H,0,3,,self +1 if own frodo
anduril,-,0,3,,self +2 if own aragorn
shadowfax,R,0,3,scout,own gandalf +1
`;
