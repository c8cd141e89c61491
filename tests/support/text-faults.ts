/** Errors of punctuation, spacing, numbers and heads of crawled pages; each function returns its findings, with the page. */
import type { Crawled } from './crawl.ts'
import { decodeHtml } from './html.ts'
import { metaOf, titleOf } from './page-head.ts'

type Pages = ReadonlyMap<string, Crawled>

const entities: Readonly<Record<string, string>> = { '&nbsp;': '\u00a0', '&#xa0;': '\u00a0' }

/** Tags inside a sentence. */
const inline =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)(?:\s[^>]*)?>|<!--.*?-->/gs

/** The texts of a page that visitors read or hear, including non-breaking spaces. */
export function findTexts(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<code\b.*?<\/code>/gs, '…')
  const spaced = body.replace(/&nbsp;|&#xa0;/gi, (entity) => entities[entity.toLowerCase()] ?? entity)
  const attributes = [...spaced.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(([, value = '']) => value)
  return [...spaced.replace(inline, '').split(/<[^>]*>/), ...attributes]
    .map((text) =>
      decodeHtml(text)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

type Faults = Readonly<Record<string, RegExp>>

const amount = '(?<!€[ \u00a0][\\d.]*)'
const measures = 'm²|m³|m|km|kWh|metres|meter|mètres|Meter'
/** Decimal fractions have up to three digits, and never a thousands separator. */
const units = `(?:${measures}|%|per cent|procent|Prozent|pour cent)`

const common: Faults = {
  'straight quote': /"|'/,
  'two spaces': / {2}|[\u00a0\u202f] | [\u00a0\u202f]/,
  'three points': /\.\.\./,
  'space that breaks before a unit': /\d (?:m²|m³|kWh|kWp|km|cm|ha|kg|°C|%|€(?! ?\d|\u00a0))(?!\p{L})/u,
  'space that breaks behind €': /€ \d/,
  'open placeholder': /\[\[|\{\w+[},]|\}/,
  'space before a comma or point': /\p{L} [,.](?:\s|$)/u,
}

/** Plural words, which must not follow "1". */
const plurals: Readonly<Record<string, string>> = {
  nl: 'panden|slaapkamers|badkamers|maanden|dagen|personen|foto’s|minuten|documenten|eenheden|weergaven|contacten|gemeenten|plannen',
  fr: 'biens|chambres|salles|jours|ans|années|personnes|photos|minutes|documents|lots|affichages|contacts|communes|plans',
  en: 'properties|bedrooms|bathrooms|months|days|years|people|photos|minutes|documents|units|views|contacts|towns|plans',
  de: 'Objekte|Monate|Tage|Jahre|Personen|Fotos|Minuten|Dokumente|Einheiten|Aufrufe|Kontakte|Gemeinden|Grundrisse',
}

const manyOfOne = (language: string) => new RegExp(`(?<![\\d.,\u00a0/-])1[ \u00a0](?:${plurals[language]})(?![\\p{L}])`, 'u')

const decimalPoint = new RegExp(`\\d\\.\\d{1,2}[ \u00a0]?${units}(?![\\p{L}\\d])`, 'u')
const commaThousands = /(?<![\d,])\d{1,3},\d{3}(?!\d|[ \u00a0]?(?:%|pro))/i
const pointThousands = new RegExp(`${amount}(?<![\\d.])\\d{1,3}\\.\\d{3}[ \u00a0]?(?:${measures})(?![\\p{L}\\d])`, 'u')

const perLanguage: Readonly<Record<string, Faults>> = {
  nl: {
    'no space before %': /\d%/,
    'foreign quote': /[„«»]/,
    'decimal point': decimalPoint,
    'comma between thousands': commaThousands,
  },
  fr: {
    'foreign quote': /[„“]/,
    'no fixed space before a sign': /[^\u00a0\u202f\s\d(](?:[;?!»]|:(?!\/\/|\d))(?:\s|$)| [:;?!»](?:\s|$)/u,
    'no space before %': /\d%/,
    'no fixed space behind «': /«(?!\u00a0)/,
    'space that breaks between thousands': /(?<![\d.,\u00a0]|\d )[1-9]\d{0,2} \d{3}(?!\d| \d)/,
    'decimal point': decimalPoint,
    'point between thousands': pointThousands,
  },
  en: {
    'foreign quote': /[„«»]/,
    'decimal comma': new RegExp(`${amount}(?<![\\d,])\\d+,\\d{1,2}[ \u00a0]?${units}(?![\\p{L}\\d])`, 'u'),
    'space before %': /\d[ \u00a0]%/,
    // Prices have the Belgian format in every language, so that a page has one format.
    'amount of another form than prices': /\d,\d{3}[ \u00a0]euros?/,
    'point between thousands': pointThousands,
  },
  de: {
    'no space before %': /\d%/,
    'foreign quote': /[«»”]/,
    'decimal point': decimalPoint,
    'comma between thousands': commaThousands,
  },
}

/** Texts of a page that do not follow the typographic rules of their language. @param set allowed exceptions, such as names */
export function findUnsetTexts(pages: Pages, set: readonly RegExp[] = []): string[] {
  const found = new Map<string, string>()
  for (const { path, html } of pages.values()) {
    const language = path.split('/')[1] ?? ''
    const faults = { ...common, ...perLanguage[language], 'many of one': manyOfOne(language) }
    for (const text of html ? findTexts(html) : []) {
      if (set.some((pattern) => pattern.test(text))) continue
      for (const [name, pattern] of Object.entries(faults)) {
        const match = pattern.exec(text)
        if (match)
          found.set(`${name}: "${text.slice(Math.max(0, match.index - 30), match.index + 30)}"`, `${language} on ${path}`)
      }
    }
  }
  return [...found].map(([fault, where]) => `${fault} ${where}`)
}

/** A numeric date after a word; after a label, a comma or alone in a cell it is correct. */
const figuredDate = /\p{L}[ \u00a0]\d{1,2}-\d{1,2}-\d{4}/u

/** Numeric dates in running text. */
export function findFiguredDates(pages: Pages): string[] {
  return [...pages.values()].flatMap(({ path, html }) =>
    findTexts(html).flatMap((text) => (figuredDate.test(text) ? [`date in figures: "${text}" on ${path}`] : [])),
  )
}

const lengthFault = (text: string, limit: number) =>
  text === '' ? 'nothing' : text.length > limit ? `${text.length} characters` : text.includes('...') ? 'three points' : undefined

/** Titles and descriptions of indexable pages: missing, too long, or duplicated within a language. */
export function findHeadFaults(pages: Pages): string[] {
  const known = new Map<string, string>()
  return [...pages.values()].flatMap(({ path, html }) => {
    if (!html || metaOf(html, 'robots')?.includes('noindex')) return []
    const heads = { title: [titleOf(html), 60], description: [metaOf(html, 'description') ?? '', 155] } as const
    return Object.entries(heads).flatMap(([name, [text, limit]]) => {
      const key = `${path.split('/')[1]} ${name} ${text}`
      const other = known.get(key)
      known.set(key, path)
      const fault = lengthFault(text, limit) ?? (other === undefined ? undefined : `the same as ${other}`)
      return fault ? [`${name} of ${path}: ${fault}: "${text}"`] : []
    })
  })
}
