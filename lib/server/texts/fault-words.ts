/** What the checks say of a text, beside the field that it is about and in plain words of the reader's language. */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import type { TextFault } from '../../content/editing/text-fault.ts'
import type { FiledGap } from '../content/read-files.ts'
import type { Translate } from '../pages/translator.ts'
import type { CheckedText } from './check-text.ts'
import type { TextDocument } from './text-document.ts'

type Words = { key: string; values?: Record<string, string> }

/** The messages of the checks, each with what a writer has to know of it. */
const patterns: readonly [RegExp, (found: readonly string[]) => Words][] = [
  [/at most (\d+) character/, ([, most = '']) => ({ key: 'tooLong', values: { most } })],
  [/at least (\d+) character/, ([, least = '']) => ({ key: 'tooShort', values: { least } })],
  [/expected (?:a text(?:;| that is not empty| in ")|fields in braces; found nothing)/, () => ({ key: 'required' })],
  [
    /(?:published page|published page or article|mail or full address).*found "([^"]*)"/,
    ([, to = '']) => ({ key: 'link', values: { to } }),
  ],
  [/between brackets; found \[\[(.*)\]\]/, ([, promise = '']) => ({ key: 'promise', values: { promise } })],
  [/name of an insert; found "(.*)"/, ([, insert = '']) => ({ key: 'insert', values: { insert } })],
  [/expected a mail address/, () => ({ key: 'mail' })],
  [/expected a (date|day) such as/, () => ({ key: 'date' })],
  [/expected a full address/, () => ({ key: 'address' })],
  [/expected a (whole )?number/, () => ({ key: 'number' })],
  [/expected at least (\d+);/, ([, least = '']) => ({ key: 'least', values: { least } })],
  [/expected at most (\d+);/, ([, most = '']) => ({ key: 'most', values: { most } })],
  [/expected (?:a picture|a file|a whole file)/, () => ({ key: 'picture' })],
]

/** Undefined for what only the checks can say. */
export function wordsOf(message: string): Words | undefined {
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(message)
    if (found) return say(found)
  }
  return undefined
}

/** The place in the document, `body.nl`, of what was found in a file. */
function placeIn({ kind, key, prefix }: TextDocument, { file, path }: Pick<ContentIssue, 'file' | 'path'>): string {
  const [, language] = /\/([a-z]{2})\.md$/.exec(file) ?? []
  if (language !== undefined) return `body.${language}`
  const rest = prefix.length > 0 && path.startsWith(`${key}.`) ? path.slice(key.length + 1) : path
  return kind === 'menu' && rest !== '' ? `entries.${rest}` : rest
}

/** The field of a place: itself, the first that lies in it, or the one that it lies in. */
function fieldAt(names: readonly string[], place: string): string | undefined {
  if (place === '') return undefined
  return (
    names.find((name) => name === place) ??
    names.find((name) => name.startsWith(`${place}.`)) ??
    names.find((name) => place.startsWith(`${name}.`))
  )
}

function toFault(document: TextDocument, names: readonly string[], issue: ContentIssue, t: Translate): TextFault {
  const words = wordsOf(issue.message)
  return {
    name: fieldAt(names, placeIn(document, issue)),
    level: issue.level === 'error' ? 'error' : 'advice',
    words: words ? t(`OfficeTexts.faults.${words.key}`, words.values) : issue.message,
    isEnglish: words === undefined,
  }
}

/** A text of a language that another stands in for. Of an article the path is that of its file. */
function toAdvice({ path, language }: FiledGap, names: readonly string[], t: Translate): TextFault {
  const place = path.endsWith('.md') ? `body.${language}` : path
  return { name: fieldAt(names, place), level: 'advice', words: t('OfficeTexts.faults.missing'), isEnglish: false }
}

/** @param names of the fields in the form. */
export function faultsOf(
  document: TextDocument,
  { issues, gaps }: CheckedText,
  names: readonly string[],
  t: Translate,
): TextFault[] {
  const faults = issues.map((issue) => toFault(document, names, issue, t))
  const advice = gaps.map((gap) => toAdvice(gap, names, t)).filter(({ name }) => name !== undefined)
  const once = new Map([...faults, ...advice].map((fault) => [`${fault.name} ${fault.words}`, fault]))
  return [...once.values()].toSorted((a, b) => Number(a.level === 'advice') - Number(b.level === 'advice'))
}
