/** English vocabulary, as used in Belgium. */
import {
  bound,
  doubleGarage,
  flag,
  goal,
  land,
  narrow,
  since,
  subject,
  times,
  trait,
  type,
  unit,
  type Vocabulary,
  word,
} from './meaning.ts'

const homes: Vocabulary['entries'] = [
  [type('1'), 'house|houses|home|homes|dwelling|family house|houses for'],
  [narrow('1'), 'townhouse|townhouses|town house|town houses|farmhouse|farm|cottage|mansion|manor|country house'],
  [[narrow('1'), trait('terraced')], 'terraced house|terraced houses|row house|terrace house|rowhouse'],
  [[narrow('1'), trait('semi')], 'semi detached house|semi detached houses'],
  [[narrow('1'), trait('detached')], 'detached house|detached houses'],
  [[type('1'), goal('rent')], 'rental house|rental home'],
  [type('2'), 'apartment|apartments|apt|apts|appartment|condo|condos|condominium|app'],
  [[type('2'), goal('rent')], 'rental apartment|rental flat|rental apartments'],
  [narrow('2'), 'maisonette'],
  [[type('2'), trait('ground')], 'ground floor flat|ground floor apartment'],
  [type('3'), 'student room|student rooms|bedsit|student accommodation'],
]

const others: Vocabulary['entries'] = [
  [
    [type('4'), subject('plot')],
    'building plot|building plots|plot of land|plots of land|building land|land plot|land for building|plots',
  ],
  [land, 'land|plot'],
  [
    type('5'),
    'investment property|investment properties|income property|yield property|investment|apartment building|investment building',
  ],
  [
    type('6'),
    'shop|shops|commercial premises|commercial property|commercial space|commercial|warehouse|warehouses|store|retail space|office space|office building|workshop|retail|business premises',
  ],
  [word('office'), 'office|offices'],
  [type('7'), 'lock up garage|lock up|garage box|garage boxes|lockup'],
  [[flag('garage'), unit('parkings')], 'parking space|parking spot|parking place|car park|car port|car space'],
  [type('8'), 'new build|new builds|newbuild|new construction|newly built|brand new|new development|new home development'],
]

const features: Vocabulary['entries'] = [
  [flag('garden'), 'garden|gardens|yard|backyard|back garden|city garden'],
  [flag('terrace'), 'terrace|terraces|balcony|balconies|roof terrace|patio|roof top terrace|rooftop terrace|terasse'],
  [flag('lift'), 'lift|lifts|elevator|elevators'],
  [flag('furnished'), 'furnished|fully furnished'],
  [flag('available'), 'available|still available|on the market'],
  [word('sold'), 'sold|let already|yet sold|under option|rented out|sold properties'],
  [doubleGarage, 'double garage|two car garage|2 car garage|garage for two cars|garage for 2 cars'],
  [trait('south'), 'south|south facing|facing south|southfacing|southern|on the south|faces south'],
  [trait('southwest'), 'south west|southwest|south west facing|southwest facing|facing southwest|facing south west'],
  [trait('southeast'), 'south east|southeast|south east facing|southeast facing|facing southeast|facing south east'],
  [trait('west'), 'west|west facing|facing west'],
  [trait('east'), 'east|east facing|facing east'],
  [trait('north'), 'north|north facing|facing north'],
  [trait('pool'), 'pool|swimming pool|pools|swimmingpool'],
  [trait('cellar'), 'cellar|basement|cellars'],
  [trait('attic'), 'attic|attics|loft space'],
  [trait('ground'), 'ground floor|groundfloor|on the ground floor'],
  [
    trait('ready'),
    'move in ready|ready to move in|renovated|refurbished|fully renovated|turnkey|recently renovated|move in condition|newly renovated',
  ],
  [
    trait('renovate'),
    'to renovate|renovate|fixer upper|to refurbish|renovation|renovations|renovation works|works|needs work|in need of renovation|renovation project|to do up|renovation work|work|needing renovation',
  ],
  [trait('detached'), 'detached|free standing|freestanding|standalone'],
  [trait('semi'), 'semi detached|semi|semidetached'],
  [trait('terraced'), 'terraced|mid terrace'],
]

const quantities: Vocabulary['entries'] = [
  [unit('bedrooms'), 'bedroom|bedrooms|bed|beds|br|brs|bdr|bdrs|bdrm|bdrms|bedroomed|bd|sleeping rooms|bedded'],
  [unit('bathrooms'), 'bathroom|bathrooms|bath|baths|ba|shower rooms|bathrms'],
  [unit('parkings'), 'parking spaces|parking places|parking spots|car spaces|parking lots'],
  [unit('m2'), 'sq m|square metre|square metres|square meter|square meters|sq metres|sq meters|m sq|sq mtr'],
  [unit('are'), 'are|ares'],
  [unit('days'), 'days|day'],
  [unit('weeks'), 'weeks'],
  [unit('months'), 'months'],
  [times(1000), 'thousand|grand'],
  [times(1_000_000), 'million|millions|m'],
  [
    bound('max'),
    'up to|under|below|less than|for less than|cheaper than|no more than|not more than|at most|at the most|lower than|not over|not above|better than|maximum of|max of|upto|within|priced under|until|no higher than|capped at',
  ],
  [
    bound('min'),
    'from|at least|at the least|starting from|starting at|minimum of|a minimum of|min of|upwards of|no less than|not less than|a min of',
  ],
  [bound('above'), 'more than|over|above|greater than|higher than|larger than|bigger than'],
  [bound('between'), 'between'],
  [bound('around'), 'around|about|approx|approximately|roughly|some'],
  [subject('price'), 'budget|price|asking price|my budget|our budget|priced|price range'],
  [subject('rent'), 'monthly rent|rent of'],
  [subject('epc'), 'energy label|energy rating|epc rating|energy class|energy performance|energy certificate|energy score'],
  [
    subject('living'),
    'living area|living space|floor area|floor space|area of|surface|surface area|habitable area|habitable surface|size',
  ],
  [subject('plot'), 'plot size|land area|plot area|ground area'],
  [subject('reference'), 'reference|reference number'],
  [subject('year'), 'built in|built after|built before|built since|year built|year of construction|construction year'],
  [word('monthly'), 'per month|a month|/ month|monthly|pcm|p / m|pm|each month|in rent'],
]

const small: Vocabulary['entries'] = [
  // Known words without a filter, listed so that they are not corrected to another word.
  [
    [],
    'small|big|large|nice|good|quiet|cheap|expensive|affordable|spacious|modern|old|bright|cosy|beautiful|street|school|park|station|river|sea|energy|efficient|courtyard',
  ],
  [goal('sale'), 'for sale|to buy|buy|buying|purchase|to purchase|sale|on sale'],
  [goal('rent'), 'to rent|for rent|to let|rent|renting|rental|rentals|letting|to lease|for lease|lease'],
  [since(1), 'today|since yesterday'],
  [since(7), 'this week|new this week|listed this week|last week|since last week|past week|the last week|in the last week'],
  [since(30), 'this month|of this month|last month|past month|in the last month'],
  [word('centre'), 'centre|center|city centre|city center|the centre|downtown|town centre'],
  [
    word('preferred'),
    'preferably|preference|preference for|ideally|if possible|possibly|maybe|perhaps|optionally|if available|with preference for|prefer|i prefer|we prefer|prefered|preferred|rather|ideally also',
  ],
  [
    word('preferred-after'),
    'is a plus|a plus|is a bonus|bonus|a bonus|would be nice|is nice to have|nice to have|would be great|would be a plus|would be a bonus|welcome|is welcome|would be good|would be ideal|would be lovely',
  ],
  [
    word('not'),
    'no|not|not a|without|without a|except|except for|excluding|but not|but no|not in|not on|not on the|don t need|don t need a|don t want|don t want a|do not want|not yet|never|definitely no|definitely not|and no|nor|or no|not an|needs no|need no|that needs no',
  ],
  [
    word('not-after'),
    'not needed|is not needed|not necessary|not required|isn t needed|unnecessary|doesn t matter|not important',
  ],
  [word('or'), 'or|and|or in|and or|as well as|or near'],
  [word('to'), 'to|and|until'],
  [word('more'), 'or more|or better|and up|or higher|and more|or above|or larger|and above|plus'],
  [word('one'), 'a|one|an'],
  [word('with'), 'with|plus|including|incl|having|also|featuring|that has|has|which has'],
  [word('on'), 'on'],
  [
    word('lead'),
    'in|at|in the|on the|near|near to|around|close to|next to|area|region|in or near|within|the area of|in the area of|neighbourhood|district|city of|vicinity of|by|in and around|surroundings',
  ],
  [
    word('filler'),
    'the|a|an|of|for|to|and|i|m|am|we|are|re|is|it|that|which|my|our|me|us|you|your|do|does|have|any|looking|searching|search|looking for|find|show|need|needs|want|wants|would|like|love|d|ll|be|please|hello|hi|thanks|thank|good|good morning|there|property|properties|real estate|something|anything|everything|everything in|all|only|just|but|new|newest|listed|last|past|since|price of|costing|costs|cost|budget of|with a budget|building|type|from the|at het|het|de|some|must|should|can|could|will|s|t|what|place|places|new in|latest|really|also in|currently|now|still|long term',
  ],
]

export const english: Vocabulary = {
  entries: [...homes, ...others, ...features, ...quantities, ...small],
  numerals: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    half: 0.5,
  },
}
