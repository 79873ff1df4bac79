/** Why a prompt is not painted, whoever would paint it. */
export const unsafeCategories = [
  "sexual",
  "sexual-minors",
  "violence",
  "self-harm",
  "hate",
  "drugs",
] as const;
export type UnsafeCategory = (typeof unsafeCategories)[number];

/** A rule of whole words: each line is one thing that may be shown; its spaces are any gap between words, ` ?` is none or one. */
const words = (list: string): RegExp => new RegExp(`\\b(?:${joined(list)})\\b`);

/** The lines of a list as alternatives of one expression. */
const joined = (list: string): string =>
  list
    .split("\n")
    .map((line) => line.trim().replaceAll(" ?", "[\\s-]*").replaceAll(" ", "[\\s-]+"))
    .filter((line) => line !== "")
    .join("|");

/** Parts of several rules: whose, who, and up to two words between. */
const whose = "(?:an?|the|my|your|his|her|their|our|its|someone's)";
const own = "(?:my|your|his|her|him|them|our|their)";
const child = "(?:child(?:ren)?|kids?|girls?|boys?|bab(?:y|ies)|toddlers?|teen\\w*|students?|pupils?)";
const person = `(?:people|persons?|someone|somebody|everyone|everybody|m[ae]n|wom[ae]n|wife|husband|mother|father|family|teacher|prisoners?|hostages?|soldiers?|civilians?|villagers?|pedestrians?|president|crowd|him|her|them|${child})`;
const pet = "(?:animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?)";
const crowdPlace = "(?:bus|schools?|church|mosque|synagogue|plane|train|crowd|hospital|market|building)";
const gap = "(?:[\\w']+ ){0,2}";
/** Groups that hatred names. */
const group =
  "(?:jews?|jewish people|muslims?|christians?|blacks?|black people|africans?|arabs?|mexicans?|immigrants?|refugees?|gays?|lesbians?|gyps(?:y|ies)|trans people|disabled people)";

/** What only sounds like what is refused; it is taken out before anything is judged. */
export const harmless = new RegExp(
  `\\b(?:${joined(`
    naked (?:mole|trees?|eyes?|cakes?|barley|truth|flame)
    nude (?:lipstick|tones?|colou?r\\w*|palette|shoes|heels)
    sex (?:and the city|pistols)
    same sex
    (?:blue|great|coal|marsh|willow|crested|long tailed) tits?
    pussy (?:willows?|cats?|riot|foot|toes)
    horny (?:toads?|lizards?|devils?)
    rugby hookers?
    bloody (?:mary|sun\\w*|sky|moon|red|dawn|orange)
    blood (?:moon|oranges?|donors?|pressure|test|vessels?|hound)
    murder (?:of crows|myster(?:y|ies))
    strangler (?:figs?|vines?)
    burning man
    (?:bath|cherry|seed|glitter|paint) bombs?
    executions? of (?:an?|the) (?:[\\w']+ )?(?:jump|dance|dive|trick|plan|pirouette)
    wood burning
    white power (?:boats?|lines?|tools?|cords?|plants?)
    die (?:my|your|his|her) hair
    to die (?:for|of laughter)
    smoking (?:fish|salmon|meat|sausages)
    al gore
    gore tex
    suicide (?:squeeze|squad|prevention|awareness)
    (?:holocaust|auschwitz) (?:memorial|museum|remembrance)\\w*
    heroine\\w*
    crystal methodist
    tarot (?:cards? )?(?:of )?(?:the )?hanged man
    hanged man tarot
  `)})\\b`,
  "g",
);

/**
 * One rule a category, in the order in which they are tried. Lists of bad words refuse great tits and cocktails and let most of what
 * matters pass; these name what is shown.
 */
export const rules: readonly (readonly [Exclude<UnsafeCategory, "sexual-minors">, RegExp])[] = [
  [
    "self-harm",
    words(`
      suicid\\w*(?! (?:bomb|vest|attack))
      (?:can't|cant|cannot) go on(?: like this)?
      (?:nobody|no one) would (?:miss|care)
      goodbye cruel world
      (?<!\\d\\s?)kms
      unaliv\\w+
      self (?:harm|injur|mutilat)\\w*
      (?:kill|hang|hurt|cut|shoot|stab|burn|starv|poison|drown)(?:s|e|ed|ing|ting|bing)? (?:my|your|him|her|them)sel(?:f|ves)
      (?:cut|cutting|slit|slitting) (?:[\\w']+ )?(?:wrists?|veins)
      (?:cut|cutting|slic\\w+) (?:my|her|his|their|your) (?:arms?|legs?|skin|thighs?|body)
      razor (?:blade )?(?:on|to|across|against) (?:my|her|his|their|your|a) (?:arms?|wrists?|skin|thighs?)
      (?:feel|feels|feeling) like dying
      (?:on|off) (?:an? |the )?(?:ledge|bridge|roof|railing) about to jump
      about to jump (?:off|from) (?:an? |the )?(?:ledge|bridge|roof|building)
      (?:scars|marks) from cutting
      starv(?:e|ing) (?:my|your|him|her|them)sel(?:f|ves)
      pro ?ana
      (?:want|wants|wanna|wanting|wish|need|going|ready) (?:to )?die
      (?:don't|dont|do not|doesn't|doesnt|never) (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up)
      (?:wish (?:i|he|she) (?:was|were) dead|better off dead|no reason to live)
      (?:end|ending|take|taking|took) (?:my|your|his|her|their) (?:own )?li(?:fe|ves)
      end(?:ing)? it all
      nooses? (?:for (?:me|my\\w*|him|her)|around|round)
      (?:tak|swallow)\\w* (?:all |too many |a bottle of |\\d+ )?(?:${own} |the )?(?:sleeping )?pills to (?:die|sleep forever)
      jump\\w* (?:off|from) (?:an? |the )?(?:bridge|roof|building|cliff) to (?:die|kill|end)
      (?:pro )?anorexi[ac]\\w*
      thinsp\\w+
      overdos\\w+
    `),
  ],
  [
    "sexual",
    words(`
      nudes?
      nudity
      nek+id
      naked
      unclothed
      topless
      bottomless (?:girl|woman|man|boy)
      (?:porno?\\w*|pron|prn)
      hentai
      nsfw
      rule ?34
      sex(?:y|ual\\w*|ting)?
      threesomes?
      org(?:y|ies)
      (?:mak|mad)(?:e|ing) love
      erotic\\w*
      seduct\\w+
      horny
      lingerie
      thongs?(?= (?:bikini|panties))
      (?:in|wearing|her|his|tiny) (?:an? )?thong
      panties
      (?:tak|rip|strip|peel|pull)\\w* (?:off|down) ${whose} (?:[\\w']+ )?(?:clothes|bra|underwear|pants|dress|skirt|bikini|top)
      pants (?:are )?down
      (?:wearing|with) nothing(?: on| but)?(?! else)
      with(?:out| no) (?:any |her |his |their )?(?:clothes|clothing)
      (?:in|wearing) (?:just |only )?(?:her|his|their) underwear
      see through (?:dress|shirt|top|blouse|clothes|bikini)
      cameltoe
      cleavage
      (?:bare|naked|exposed) (?:breasts?|boobs?|tits?|buttocks|butts?|asse?s?)
      (?:huge|big|large|bouncing) (?:breasts|boobs?|tits|booty|booties|asses)
      (?:showing|flashing|exposing) (?:her|his|their) (?:ass|butt|bottom|breasts?|body|crotch)
      spread\\w* (?:her|his|their) legs
      twerk\\w*
      kama ?sutra
      (?:sexually )?explicit
      adult content
      nudist\\w*
      (?:her|nice|perky|fake|big|huge) tits
      genital\\w*
      penis\\w*
      vagina\\w*
      puss(?:y|ies)
      (?:his|big|huge|hard|suck\\w*) dick
      (?:hard|suck\\w*) cock
      boob(?:s|ed)
      dildos?
      adult (?:film|movie|video)s?
      nipples?
      (?:bdsm|dominatrix|fetish\\w*|kinky)
      undress\\w*
      stripper\\w*
      striptease
      orgasm\\w*
      masturbat\\w*
      (?:blow|hand)jobs?
      (?:creampie|cumshot|gangbang|deepthroat)s?
      intercourse
      fuck(?:s|ed|ing)? (?:an?|his|her|him|me|each|the)
      (?:people|couple|men|women|girls|man|woman) fucking
      rap(?:e[ds]?|ists?|ing)
      molest\\w*
      incest\\w*
      prostitut\\w*
      hookers?
      sluts?
      whores?
      camgirls?
      onlyfans
      upskirt
      (?:lolicon|shotacon|jailbait)
      pa?edo(?:s|phil\\w*)?
    `),
  ],
  [
    "hate",
    words(`
      hitler
      nazi\\w*
      swastikas?
      third reich
      ss uniform
      kkk
      ku klux\\w*
      klan(?:s?m[ae]n)?
      burning (?:a )?cross
      white (?:power|supremac\\w*)
      n[i1!]gg(?:er|a)\\w*
      kikes?
      fag(?:got)?s?
      tranny|trannies
      retard(?:s|ed)?
      s[ie]+g h[ea]?il
      heil
      genocid\\w*
      ethnic cleansing
      blackface
      (?:auschwitz|holocaust|gas chambers?|concentration camps?)
      (?:kill|gas|burn|hang|shoot|lynch|exterminat|hat|beat|eradicat)\\w* (?:all )?(?:the )?(?:[\\w']+ )?${group}
      death to ${gap}${group}
      nooses? for ${group}
      white pride
      will not replace us
      ${group} (?:as|like|are|look\\w* like) (?:[\\w']+ )?(?:monkeys?|apes?|gorillas?|rats?|vermin|animals?|pigs?|cockroach\\w*|trash|criminals?)
      (?:greedy|dirty|evil|stinking|ugly) ${group}
      jews? ${gap}(?:big|long|hooked) noses?
      (?:big|long|hook\\w*) nosed jew\\w*
      (?:muslim|islamic|arab) terrorists?
    `),
  ],
  [
    "violence",
    words(`
      gore
      gory
      blood(?:y|ied|bath)
      blood (?:everywhere|splatter\\w*|dripping|spray\\w*|stain\\w*|pool\\w*)
      (?:covered|soaked|drenched|smeared|dripping|pools?) (?:in|with|of) (?:[\\w']+ )?blood
      with blood
      (?:severed|chopped off|cut off) (?:[\\w']+ )?(?:heads?|hands?|arms?|legs?|limbs?|fingers?|feet)
      heads? on (?:an? )?(?:spikes?|stakes?|pikes?)
      (?:guts|intestines|entrails|brains) ${gap}(?:spill\\w*|hanging|everywhere|splatter\\w*)
      disembowel\\w*
      eating (?:[\\w']+ )?brains
      decapitat\\w*
      behead\\w*
      corpses?
      dead (?:body|bodies|lady|guy|${person})
      (?:piles?|heaps?|mounds?) of (?:dead |human )?bodies
      mutilat\\w*
      tortur\\w*
      murder\\w*
      massacre\\w*
      assassinat\\w*
      serial killers?
      slaughter\\w* ${gap}${person}
      (?:shoot(?:s|ing)?|shot|kill(?:s|ed|ing)?|execut\\w+|attack\\w*) (?:an? |the |his |her |my |some |all |innocent )*${person}(?! (?:with (?:an? )?(?:camera|photo)|hoops?|photos?))
      kill(?:s|ed|ing)? ${whose} ${pet}
      shot (?:dead|in the (?:head|face|back|chest|heart))
      gunn(?:ed|ing) (?:\\w+ )?down
      (?:gun|knife|pistol|rifle|revolver) (?:to|at|against) (?:${whose} )?(?:head|throat|neck|face|${person})
      (?:beat|beats|beating|beaten|punch\\w*|whipping|hitting) (?:up )?${whose} (?:wom[ae]n|wife|${child}|${pet})
      beat(?:s|ing|en)? (?:him|her|them|someone) up
      (?:domestic violence|child abuse|animal (?:cruelty|abuse))
      kick(?:s|ed|ing)? ${whose} (?:[\\w']+ )?(?:${pet}|${child})
      hanged (?:${person}|bod(?:y|ies))
      hanging (?:dead|from (?:the )?gallows)
      burn(?:s|t|ed|ing)? (?:[\\w']+ )?(?:people|persons?|someone|him|her|them|wom[ae]n|witch(?:es)?|child(?:ren)?)(?: alive)?
      (?:burn\\w*|buried|skinned|eaten) (?:[\\w']+ )?alive
      (?:suicide|pipe|car|nail) bomb\\w*
      (?:build|mak)\\w* (?:an? )?bombs?
      bombs? ${gap}(?:in|at|under) (?:an? |the )?${crowdPlace}
      (?:blow|bomb)(?:s|ing|ed)? (?:up )?(?:an? |the )?(?:${crowdPlace}|people)(?: up)?
      stabbing
      (?:stabs|stabbed) ${gap}${person}
      ${person} (?:is |was |being |gets |got )?stabbed
      dismember\\w*
      lynch\\w*
      executions?
      firing squad
      (?:being|was|were|getting|gets) (?:hanged|stabbed|shot|raped|beaten|tortured)
      shooting of (?:an? |the )?${person}
      (?:hits?|slaps?|beats?|hitting|slapping) (?:his|her|my|their) (?:wife|husband|girlfriend|boyfriend|${child})
      husband (?:hits?|beats?|slaps?) her
      (?:chop|cut|hack)\\w* up ${gap}(?:bod(?:y|ies)|${person})
      r[au]n(?:s|ning)? over ${whose} (?:${child}|${person}|${pet})
      drown(?:s|ed|ing)? ${whose} (?:${child}|${pet}|${person})
      eye ?balls? (?:pulled|popping|ripped|gouged)
      (?:rip|tear|bit)\\w* off (?:his|her|their|someone's) (?:arms?|legs?|heads?|hands?|limbs?)
      (?:school|mass) shoot\\w*
      (?:slit|slitting|cut|cutting) ${gap}throats?
      strangl\\w*
      terrorists?
      isis (?:flag|fighter)\\w*
    `),
  ],
  [
    "drugs",
    words(`
      cocaine
      heroin
      fentanyl
      mdma
      lsd
      (?:crystal )?meth(?: ?(?:lab|pipe|head)s?)?
      methamphetamin\\w*
      crack ?(?:pipes?|heads?)
      thc
      ecstasy (?:pills?|tablets?)
      lines? of (?:coke|powder|white powder|speed)
      snort\\w* (?:an? )?(?:coke|drugs?|lines?|powder)
      inject\\w* (?:drugs?|himself|herself|themselves)
      drug (?:dealers?|addict\\w*|lords?|cartels?|labs?|abuse|use)
      (?:taking|selling|doing|on) drugs
      illegal drugs
      smok\\w* (?:an? |some |his |her )?(?:weed|crack|meth|pot|joints?|blunts?|dope|hash|bongs?|marijuana|cannabis|spliffs?)
      bongs?(?! of)
      rolling (?:an? |some )?(?:joint|blunt|spliff|weed)
      bags? of (?:weed|coke|marijuana)
      junk(?:ie|ies|y)
      getting high on
      ${child} (?:[\\w']+ )?(?:smoking|vaping|drinking (?:beer|vodka|alcohol|wine|whisk\\w+))
    `),
  ],
];

/** Whom nobody shows in a sexual way. */
export const minors = words(`
  ${child}
  minors?
  school ?(?:girl|boy)s?
  loli\\w*
  shota\\w*
  underage\\w*
  pre ?teens?
  jailbait
  pa?edo(?:s|phil\\w*)?
  (?:[1-9]|1[0-7]) ?(?:years?|yrs?) ?olds?
  (?:[1-9]|1[0-7]) ?y ?o
`);
