/** Names of kinds, states and materials in the four languages, as people write them, and as keys of programs. */
import type { FeedGoal, FeedKind, FeedState } from '../feed-listing.ts'
import type { FeedWord } from '../feed-parts.ts'
import type { WordOf } from './feed-words.ts'

/** The first match counts, so narrow patterns come before wide ones. */
type Names<Ours> = readonly (readonly [Ours, RegExp])[]

export const goalNames: Names<FeedGoal> = [
  ['takeover', /overname|takeover|take[ _-]over|reprise|fonds de commerce|übernahme/],
  ['rent', /\brent|huur|lou(?:er|é)|location|\blet\b|miete|vermiet/],
  ['sale', /\bsale|\bsell|koop|vend(?:re|u)|vente|verkauf|\bkauf/],
]

export const stateNames: Names<FeedState> = [
  ['option', /option|optie|reserv|réserv|under offer|onder bod/],
  ['sold', /\bsold|verkocht|vendu|verkauft/],
  ['rented', /rented|verhuurd|lou[ée]e?\b|vermietet/],
  ['withdrawn', /withdrawn|cancel|ingetrokken|retir|zurückgezogen|archiv|inactive|suspended|geannuleerd/],
  ['draft', /draft|prospect|estimate|schatting|voorbereiding|préparation|entwurf|appraisal/],
  [
    'available',
    /available|beschikbaar|disponible|verfügbar|for sale|for rent|te koop|te huur|à vendre|à louer|\bactive|actief|actif/,
  ],
]

export const kindNames: Names<FeedKind> = [
  ['investment', /opbrengst|rapport|investment|rendit|appartementsgebouw|multi[ -]?family|mehrfamilienhaus|apartment block/],
  ['garage', /garage|parking|staanplaats|box\b|carport|stellplatz|autostaanplaats/],
  ['plot', /grond|terrain|\bplot|\bland\b|perceel|parcelle|grundst|solar|parcela|bouwgrond|\bwoods?\b|weide/],
  ['studio', /studio|\bkot\b|kamer\b|flat[ /]studio|student/],
  ['villa', /villa|landhuis|landhaus|herenhuis|maison de ma[iî]tre|mansion|kasteel|château|castle|schloss|chalet|finca/],
  ['farm', /hoeve|\bferme|\bfarm|bauernhof|boerderij|cortijo/],
  ['apartment', /app?art|duplex|triplex|penthouse|\bflat|loft|gelijkvloers|rez-de-chauss|piso|ático|wohnung|serviceflat/],
  ['office', /kantoor|bureau|office|büro|oficina|praktijk|cabinet/],
  ['shop', /handel|commerc|shop|winkel|magasin|horeca|restaurant|café|hotel|laden|local\b|business|bar\b/],
  ['industrial', /industri|magazijn|loods|entrep[oô]t|warehouse|werkplaats|atelier|hangar|nave\b|lager|workshop|opslag/],
  [
    'house',
    /huis|woning|maison|house|haus|bungalow|cottage|fermette|bel-?[ée]tage|casa\b|home\b|townhouse|residential|terraced|detached/,
  ],
]

export const heatingNames: Names<WordOf<'heating'>> = [
  ['collective-gas', /(?:collecti|gemeenschap|commun).*(?:gas|gaz)|(?:gas|gaz).*(?:collecti|gemeenschap|commun)/],
  ['gas-condensing', /conden|brennwert/],
  ['heat-pump', /warmtepomp|pompe [àa] chaleur|heat[ _-]?pump|heating pump|wärmepumpe|luftwp|erdwaerme|geotherm/],
  ['district', /stadsverwarming|warmtenet|district|chauffage urbain|fernwärme|\bfern\b/],
  ['pellet', /pellet/],
  ['oil', /stookolie|mazout|fuel|\boil|heizöl|\böl\b|\boel\b/],
  ['electric', /electr|elektr|électr/],
  ['gas', /\bgas|gaz|natural gas|aardgas|erdgas/],
  ['none', /^(?:none|geen|aucun|sans|keine?)\b/],
]

export const kitchenNames: Names<WordOf<'kitchen'>> = [
  ['none', /^(?:none|geen|aucune?|keine?)\b|not equipped|niet (?:uit|inge)|non[- ]équip|not fitted/],
  ['semi-equipped', /semi|half|gedeeltelijk|partiel|cupboards$|without appliances|teilweise/],
  ['fully-equipped', /super|hyper|volledig|fully|entièrement|all comfort|luxe|voll/],
  ['kitchenette', /kitchenet|pantry/],
  ['equipped', /equip|équip|ingericht|uitgerust|installe|with appliances|einbau|ebk|american|amerika|fitted|built[ -]?in/],
]

export const interiorNames: Names<WordOf<'interior'>> = [
  ['shell', /casco|shell|rohbau|gros [œo]e?uvre/],
  [
    'to-renovate',
    /te renoveren|à rénover|to (?:be )?renovat|te restaureren|renovierungs|sanierungs|poor|demolish|slopen|démolir|to restore|to refurbish|abriss/,
  ],
  ['to-refresh', /opfris|rafra[iî]ch|to (?:be )?refresh|fair|te moderniseren|simple/],
  ['new', /^new|nieuw|neuf|neuve|neubau|erstbezug|to (?:be )?buil[dt]/],
  [
    'excellent',
    /uitstekend|excellent|mint|perfect|luxury|gerenoveerd|rénové|renovated|saniert|neuwertig|very good|zeer goed|as new/,
  ],
  ['good', /goed|\bbon|good|gepflegt|instapklaar|ready|normal|used|refreshed/],
]

export const glazingNames: Names<WordOf<'glazing'>> = [
  ['triple', /dri[ei]|triple|dreifach/],
  ['high-efficiency', /hoogrendement|\bhr\b|haut rendement|high[ _-]?efficiency|highefficiency|super ?insul/],
  ['mixed', /gemengd|mixte|mixed|partl|partiel|gedeelte|deels/],
  ['double', /dubbel|double|doppel/],
  ['single', /enkel|simple|single|einfach/],
]

export const frameNames: Names<WordOf<'frame'>> = [
  ['aluminium', /alu/],
  ['pvc', /pvc|kunststof|plasti|upvc/],
  ['steel', /staal|acier|steel|stahl/],
  ['wood', /hout|bois|wood|holz|timber/],
]

export const roofNames: Names<WordOf<'roof'>> = [
  ['mansard', /mansar|gambrel/],
  ['flat', /plat|flat|flach/],
  ['hipped', /schild|hip|croupe|walm|tent|shield|pyram|pavillon/],
  ['pitched', /zadel|hellend|pitched|gable|satteldach|pente|lessenaar|pult|puntdak|mono|sloped|ridge|lean to|pointed|cross/],
]

export const roofMaterialNames: Names<WordOf<'roofMaterial'>> = [
  ['green', /groen|vert|green|grün/],
  ['thatch', /riet|stro|chaume|thatch|stubble|reet/],
  ['slate', /leien|ardoise|slate|schiefer/],
  ['epdm', /epdm/],
  ['zinc', /zin[ck]/],
  ['bitumen', /bitum|roofing|shingle|asphalt/],
  ['tiles', /pan(?:nen)?\b|dakpan|tuile|tile|ziegel/],
]

export const certificateNames: Names<WordOf<'electricityCertificate'>> = [
  ['not-conform', /niet[ -]?conform|non[ -]?conform|not[ _-]?conform|nicht|negatief|négati|afgekeurd/],
  ['conform', /conform|positief|positi|goedgekeurd|konform|^(?:ja|yes|oui|true|1|ok)$/],
  ['none', /geen|aucun|none|keine?|^(?:nee|no|non|false|0)$/],
]

export const asbestosNames: Names<WordOf<'asbestosType'>> = [
  ['exempt', /vrijgesteld|exempt|dispens|niet van toepassing|not applicable|non applicable|befreit/],
  ['not-safe', /niet[ -]?asbest|niet[ -]?veilig|not[ _-]?safe|non[ -]?s[ûu]r|nicht|pas s[ûu]r|aanwezig/],
  ['safe', /veilig|safe|s[ûu]r|sicher|^(?:ja|yes|oui|true|1)$/],
]

export const destinationNames: Names<WordOf<'destination'>> = [
  ['Wche', /cultur|\bwche\b/],
  ['Wglk', /landelijk|rural|\bwglk\b/],
  ['Wp', /woonpark|parc résidentiel|residential park|\bwp\b/],
  ['Wug', /uitbreiding|expansion|extension|\bwug\b/],
  ['Rg', /recreati|loisir|\brg\b|tourism/],
  ['Ag', /agrar|agric|landbouw|\bag\b/],
  ['Ng', /natuur|natur|bosgebied|forest|\bng\b|green|groen/],
  ['Igb', /industr|bedrij|ambacht|economi|\bigb\b|\biab\b/],
  ['Wg', /woon|habitat|résident|resident|\bwg\b|wohn/],
]

export const orientationNames: Names<WordOf<'orientationRear'>> = [
  ['NE', /noord ?-?oost|nord-?est|north[ _-]?east|nordost|^n[eo]$/],
  ['NW', /noord ?-?west|nord-?ouest|north[ _-]?west|nordwest|^nw$/],
  ['SE', /zuid ?-?oost|sud-?est|south[ _-]?east|südost|suedost|^(?:se|zo)$/],
  ['SW', /zuid ?-?west|sud-?ouest|south[ _-]?west|südwest|suedwest|^(?:sw|zw)$/],
  ['N', /noord|nord|north|^n$/],
  ['S', /zuid|sud|south|süd|sued|^[sz]$/],
  ['E', /oost|\best\b|east|\bost|^[eo]$/],
  ['W', /west|ouest|^w$/],
]

/**
 * @param theirs the feed's spelling; our own words are recognized as well.
 * @returns undefined for empty values and for words without meaning.
 */
export function nameWord<Ours extends string>(theirs: string | undefined, names: Names<Ours>): FeedWord<Ours> | undefined {
  if (theirs === undefined || silent.test(theirs)) return undefined
  const lower = theirs.trim().toLowerCase().replaceAll('_', ' ')
  const ours =
    names.find(([own]) => own.toLowerCase() === lower || own === theirs)?.[0] ??
    names.find(([, pattern]) => pattern.test(lower))?.[0]
  return ours === undefined ? { theirs } : { theirs, ours }
}

const silent = /^(?:undefined|unknown|onbekend|inconnue?|unbekannt|other|andere?|autre|sonstige|-|niet meegedeeld|keine_angabe)$/i
