/**
 * Translates messages of the content check for office staff: keys of `ContentFaults` in messages/. The check itself writes
 * English, for those who maintain the files; only this file knows its sentences (docs/content-check.md).
 */

export type FaultWords = { key: string; values?: Record<string, string> }

type Pattern = readonly [RegExp, (found: readonly string[]) => FaultWords]

const plain = (pattern: RegExp, key: string): Pattern => [pattern, () => ({ key })]

/** A pattern whose groups are the named values of the message. */
const naming = (pattern: RegExp, key: string, ...names: readonly string[]): Pattern => [
  pattern,
  (found) => ({ key, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) }),
]

/** Messages about listings, their files and feeds. */
const listings: readonly Pattern[] = [
  plain(/what the law asks a notice to state/, 'law'),
  plain(/what a good notice states/, 'advised'),
  plain(/an ID of agents\.json|an agent that "/, 'agent'),
  plain(/an ID of branches\.json/, 'branch'),
  plain(/WebID of types\.json|the WebID of a type|one of WebIDs|expected web types/, 'type'),
  plain(/a marker that fits Availability/, 'marker'),
  plain(/a storey that has Rooms/, 'storey'),
  naming(/expected (.+), by legal-figures\.json; found (.*)$/, 'legalFigure', 'expected', 'found'),
  plain(/no more months than the region allows/, 'deposit'),
  plain(/as the address is published|expected an address$|street and number;/, 'street'),
  plain(/stand in foreign\/|in foreign\/$/, 'country'),
  plain(/stand in takeovers\/|2 in takeovers\//, 'takeover'),
  plain(/an ID of its own|each ID once|the folder's name|the file's name|a number of its own/, 'ownId'),
  plain(/an amount that can be formatted|an amount in euro|expected an amount$|expected a price;/, 'amount'),
  plain(/IDs of units|PropertyCount|the number of properties|more than priceFrom|an entry for/, 'units'),
  naming(/expected "(.*)", which follows from the other fields/, 'follows', 'expected'),
  plain(/a key such as p01|such as s01|a capital letter|values parted by commas|a slash at the beginning/, 'spelling'),
  plain(/a (?:type|word|country) that "?/, 'unknownWord'),
  plain(/expected a (?:town|postcode)/, 'town'),
  plain(/a point (?:on the map|in Belgium)/, 'point'),
  plain(/a description in /, 'required'),
]

const files: readonly Pattern[] = [
  naming(/expected JSON; .*line (\S+) or before/, 'json', 'line'),
  plain(/expected JSON|which is laid over it/, 'unreadable'),
  plain(/this file, it is missing|a folder (?:that can be read|that stays)|found an empty file/, 'unreadable'),
  plain(/the path "[^"]*": without it no branch/, 'branchPage'),
  plain(/hours such as/, 'hours'),
  plain(/expected a list(?:;|$)/, 'list'),
  naming(/no field of the name "([^"]*)"/, 'unknownField', 'name'),
  plain(/a record (?:of the default language|with language)|a language that is in use/, 'required'),
]

const pictures: readonly Pattern[] = [
  plain(/Width and Height|as the file is|says how large it is/, 'size'),
  plain(/what the picture shows/, 'alt'),
  naming(/expected at most (.+ (?:MB|million pixels));/, 'tooLarge', 'most'),
  plain(/a host listed under pictureHosts/, 'host'),
  plain(/a picture that can be fetched/, 'notFetched'),
  plain(/expected a (?:PDF file|PMTiles file|film|drawing)|expected a file documents\//, 'media'),
  plain(/a file such as \/media\//, 'media'),
  plain(/expected (?:pictures for|files when)/, 'picture'),
]

/** Messages about edited texts, and about values of any kind. */
const values: readonly Pattern[] = [
  naming(/at most (\d+) character/, 'tooLong', 'most'),
  naming(/at least (\d+) character/, 'tooShort', 'least'),
  plain(
    /expected (?:a text(?:;|,| that is not empty| in "| or, )|a text, or one per|a text per language|fields in braces; found nothing)/,
    'required',
  ),
  naming(/(?:published page|published page or article|mail or full address).*found "([^"]*)"/, 'link', 'to'),
  naming(/between brackets; found \[\[(.*)\]\]/, 'promise', 'promise'),
  naming(/name of an insert; found "(.*)"/, 'insert', 'insert'),
  plain(/expected a mail address/, 'mail'),
  plain(/expected a (?:date|day) such as/, 'date'),
  plain(/expected a full address/, 'address'),
  plain(/expected (?:true or false|yes or no)/, 'yesNo'),
  plain(/expected a (?:whole )?number/, 'number'),
  naming(/expected at least (\S+?);/, 'least', 'least'),
  naming(/expected at most (\S+?);/, 'most', 'most'),
  naming(/expected more than (\S+?);/, 'moreThan', 'bound'),
  naming(/expected less than (\S+?);/, 'lessThan', 'bound'),
  plain(/expected (?:a picture|a file|a whole file)/, 'picture'),
  [
    /^expected ((?:"[^"]*"|-?[\d.]+)(?:(?:, | or )(?:"[^"]*"|-?[\d.]+))*); found/,
    ([, choices = '']) => ({ key: 'oneOf', values: { choices: choices.replaceAll(' or ', ', ') } }),
  ],
  plain(
    /expected (?:another value|another kind of value|a text of another form|fields in braces|a value that the field can hold|a text$)/,
    'other',
  ),
]

const patterns = [...listings, ...files, ...pictures, ...values]

/** Undefined for a message without a translation. */
export function faultWords(message: string): FaultWords | undefined {
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(message)
    if (found) return say(found)
  }
  return undefined
}
