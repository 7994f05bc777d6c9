/**
 * The deck in the notation of the rules analysis, section 1.2: id, copies, type, strength, where, tags. Types:
 * F Foe, H Hardship, A Aid, M Modifier, X Special. Where: !EVIL not in Evil Lands, MORIA and MORDOR only there,
 * !MORIA not there, <30 before Lorien, >30 after it, empty anywhere. Tags: nazgul, orc (a Foe that Poisoned Arrow goes on),
 * 2vNazgul (counts 2 instead against a Nazgul), hardship (an Aid that also helps there).
 */
export const ROWS = `
black_riders,1,F,6,,nazgul
barrow_wights,1,F,5,,
old_man_willow,1,F,5,!EVIL,
trolls,1,F,5,,
band_of_orcs,5,F,3,,orc
watcher,1,F,5,MORIA,
mithril_coat,1,A,1,,
elven_cloaks,1,A,1,,
sting,1,A,1,,
prot_elrond,1,A,3,!EVIL,
shadowfax,1,A,1,,
escape_bridge,1,A,1,,
glamdring,1,A,1,,
anduril,1,A,1,,
poisoned_arrow,1,M,2,,orc
boromir,1,A,2,,
legolas,1,A,2,,
aragorn,1,A,2,,
gandalf_grey,1,A,3,<30,
gandalf_white,1,A,4,>30,
balrog,1,F,7,MORIA,
doors_of_durin,1,X,0,,
lost,1,X,0,,
gimli,1,A,2,,
bow_galadhrim,1,A,1,,
woses,1,A,1,!EVIL,
wormtongue,1,X,0,,
helms_deep,1,X,0,,
saruman,1,F,7,!EVIL,
smaug,1,F,7,!EVIL,
eowyn,1,A,1,>30,2vNazgul
eomer,1,A,2,>30,
aid_theoden,1,A,1,>30,
tom_bombadil,1,A,2,!EVIL,
lord_eagles,1,A,2,!MORIA,
treebeard,1,A,2,!EVIL,
waybread,1,X,0,,
faramir,1,A,1,,
prot_galadriel,1,A,3,!EVIL,
riders_mark,1,A,1,,
gollum_foe,1,F,4,,
smeagol,1,X,2,,
pipe_weed,1,X,0,,
palantir,1,X,0,,
phial,1,A,1,>30,
shelob,1,F,6,MORDOR,
denethor,1,X,0,,
siege_gondor,1,X,0,,
ring_wraiths,1,F,6,,nazgul
uruk_hai,1,F,4,,orc
olog_hai,1,F,5,,
wargs,1,F,4,!MORIA,
wastes,6,H,3,,
icy_wastes,4,H,4,!MORIA,
volcanic_wastes,2,H,5,MORDOR,
fair_travels,2,X,0,!EVIL,
courage,4,A,1,,hardship
hide,1,A,1,,
disguise,1,A,1,,
frodo,1,A,2,,
samwise,1,A,2,,
merry,1,A,1,,
pippin,1,A,1,,
power_ring,1,X,0,,
strife,1,X,0,,
lidless_eye,1,M,1,,
witch_king,1,F,7,,nazgul
`;

/**
 * What Special cards do: id, when, target, effect. A target is a space ("40") or a land (whose borders an
 * option can move, C18), several joined by "or", "corruption 2" (so many markers or more), "any", or "self".
 */
export const SPECIALS = `
doors_of_durin,turn,MORIA,miss
lost,turn,MORIA or MORDOR,miss
wormtongue,turn,40,miss
helms_deep,turn,40,miss
denethor,turn,50,miss
siege_gondor,turn,50,miss
strife,turn,corruption 2,miss
power_ring,turn,any,corruption
palantir,turn,any,see
pipe_weed,pipe,any,halt
waybread,moved,self,again
fair_travels,moved,self,again
smeagol,roll,self,plus2
`;
