/**
 * Writes elements as HTML exactly as the framework does, for the attributes that the site's markup uses. Unknown attributes are
 * never guessed: such an element is left to the framework.
 */

type Props = Readonly<Record<string, unknown>>

/** Attributes with another name in HTML. */
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  textAnchor: 'text-anchor',
  dominantBaseline: 'dominant-baseline',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
}

/** Attributes with a text or a number, whose name is the same apart from case. */
const textual = new Set(
  `alt autoComplete cite colSpan content cx cy d dateTime decoding dir encType fetchPriority fill form height href hrefLang id
  inputMode itemProp itemType kind label lang list loading max maxLength media method min minLength name pattern placeholder points
  popover popoverTarget popoverTargetAction poster preload preserveAspectRatio r referrerPolicy rel role rowSpan rx ry scope sizes
  src srcLang srcSet step stroke tabIndex target title transform type value viewBox width x x1 x2 y y1 y2 action allow
  ${Object.keys(renamed).join(' ')}`.split(/\s+/),
)

/** Boolean attributes. */
const flags = new Set(
  'allowFullScreen autoPlay controls disabled download hidden inert itemScope loop multiple muted noValidate open playsInline readOnly required'.split(
    ' ',
  ),
)

/** Attributes with the values `true` and `false`. */
const worded = new Set(['contentEditable', 'draggable', 'focusable', 'spellCheck'])

/** Void elements. */
export const isVoid = (tag: string): boolean => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag)

/** SVG elements that are mostly empty and then self-closing. */
const isShape = (tag: string): boolean => /^(circle|ellipse|line|path|polygon|polyline|rect|use)$/.test(tag)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeBy = (unsafe: RegExp) => (text: string) =>
  unsafe.test(text) ? text.replaceAll(new RegExp(unsafe, 'g'), (sign) => escapes[sign] ?? '') : text

export const escapeText = escapeBy(/[&<>]/)
const escapeAttribute = escapeBy(/[&<>"]/)

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const writePair = (name: string, value: string) => ` ${name}="${escapeAttribute(value)}"`

/** `javascript:` addresses are left to the framework, which blocks them. */
const isRunnable = (name: string, value: string) => /^(href|src|action)$/.test(name) && /^[\s\p{C}]*j[\s\S]*:/iu.test(value)

/** Undefined where numbers would need a unit. */
function writeStyle(style: object): string | undefined {
  const rules: string[] = []
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined || value === null || value === '' || typeof value === 'boolean') continue
    const isCustom = name.startsWith('--')
    if (!(typeof value === 'string' || (typeof value === 'number' && (isCustom || value === 0)))) return undefined
    rules.push(`${isCustom ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value).trim()}`)
  }
  return rules.length > 0 ? writePair('style', rules.join(';')) : ''
}

function writeText(name: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return ''
  if (!isScalar(value) || isRunnable(name, String(value))) return undefined
  if (value === '' && (name === 'href' || name === 'src')) return ''
  return writePair(renamed[name] ?? name, String(value))
}

function writeAttribute(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (name === 'suppressHydrationWarning') return ''
  if (name === 'style') return typeof value === 'object' ? writeStyle(value) : undefined
  if (textual.has(name)) return writeText(name, value)
  if (flags.has(name)) return typeof value === 'boolean' ? (value ? ` ${name}=""` : '') : undefined
  if (worded.has(name) || /^(data|aria)-[a-z-]+$/.test(name))
    return isScalar(value) || typeof value === 'boolean' ? writePair(name, String(value)) : undefined
  return undefined
}

/** Initial `checked` and `value` of a field. */
const firstState: Readonly<Record<string, string>> = { defaultChecked: 'checked', defaultValue: 'value' }

function writeFieldState(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return ''
  if (name === 'defaultChecked') return value === true ? ' checked=""' : undefined
  return isScalar(value) ? writePair('value', String(value)) : undefined
}

/** @returns ` class="…" href="…"`; undefined when an attribute is unknown. */
export function writeAttributes(tag: string, props: Props): string | undefined {
  let written = ''
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue
    const value = props[name]
    const attribute = tag === 'input' && name in firstState ? writeFieldState(name, value) : writeAttribute(name, value)
    if (attribute === undefined) return undefined
    written += attribute
  }
  return written
}

/** Elements that the framework handles specially. */
const special = new Set(
  'base body head html link listing meta option optgroup pre select style template textarea title'.split(' '),
)

/** Whether an element is static. A picture with priority is left to the framework, which preloads it. */
export function isMarkup(tag: string, props: Props): boolean {
  if (special.has(tag)) return false
  if (tag === 'script') return /json/.test(String(props['type']))
  if (tag === 'img') return props['fetchPriority'] !== 'high'
  return /^[a-z][a-zA-Z0-9]*$/.test(tag)
}

/** @param inner HTML between start and end tag. */
export function writeElement(tag: string, attributes: string, inner: string): string {
  if (isVoid(tag) || (inner === '' && isShape(tag))) return `<${tag}${attributes}/>`
  return `<${tag}${attributes}>${inner}</${tag}>`
}
