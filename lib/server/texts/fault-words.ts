/** Translates check results of a text for the form: next to their field, in plain words of the reader's language. */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import type { TextFault } from '../../content/editing/text-fault.ts'
import { faultWords } from '../../content/fault-words.ts'
import type { FiledGap } from '../content/check/file-findings.ts'
import type { Translate } from '../pages/translator.ts'
import type { CheckedText } from './check-text.ts'
import type { TextDocument } from './text-document.ts'

/** The path in the document, such as `body.nl`, of an issue in a file. */
function placeIn({ kind, key, prefix }: TextDocument, { file, path }: Pick<ContentIssue, 'file' | 'path'>): string {
  const [, language] = /\/([a-z]{2})\.md$/.exec(file) ?? []
  if (language !== undefined) return `body.${language}`
  const rest = prefix.length > 0 && path.startsWith(`${key}.`) ? path.slice(key.length + 1) : path
  return kind === 'menu' && rest !== '' ? `entries.${rest}` : rest
}

/** The field for a path: the exact one, the first within it, or the one that contains it. */
function fieldAt(names: readonly string[], place: string): string | undefined {
  if (place === '') return undefined
  return (
    names.find((name) => name === place) ??
    names.find((name) => name.startsWith(`${place}.`)) ??
    names.find((name) => place.startsWith(`${name}.`))
  )
}

function toFault(document: TextDocument, names: readonly string[], issue: ContentIssue, t: Translate): TextFault {
  const words = faultWords(issue.message)
  return {
    name: fieldAt(names, placeIn(document, issue)),
    level: issue.level === 'error' ? 'error' : 'advice',
    words: words ? t(`ContentFaults.${words.key}`, words.values) : issue.message,
    isEnglish: words === undefined,
  }
}

/** A missing text shown in the default language. For an article the path is that of its file. */
function toAdvice({ path, language }: FiledGap, names: readonly string[], t: Translate): TextFault {
  const place = path.endsWith('.md') ? `body.${language}` : path
  return { name: fieldAt(names, place), level: 'advice', words: t('ContentFaults.missing'), isEnglish: false }
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
