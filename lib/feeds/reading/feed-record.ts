/**
 * A record of a feed (JSON or XML), read by field paths. A missing or empty field is undefined; a value that cannot be read is
 * undefined and adds a remark.
 */
import { type Language, languageCodes } from '../../domain/text/language.ts'
import type { FeedRemark } from '../adapter.ts'
import type { FeedAnswer, FeedText, FeedWord } from '../feed-parts.ts'
import { toWord, type Words } from './feed-words.ts'
import { toPlainText } from './plain-text.ts'
import { firstOf, isRaw, listOf, scalarOf, valueAt } from './raw-value.ts'
import { readAnswer } from './read-answer.ts'
import { isNoDay, readDay, readTime } from './read-day.ts'
import { readAmount, readArea, readNumber } from './read-number.ts'

/** Where remarks are added, and the listing that they concern. */
export type RemarkSink = { readonly id?: string; readonly remarks: FeedRemark[] }

/** Number of characters of an unreadable value that a remark shows. */
const shownLength = 60

/** Readers for fields by their paths. */
function reader(raw: unknown, { id, remarks }: RemarkSink) {
  const scalar = (path: string) => scalarOf(valueAt(raw, path))

  function remark(field: string, message: string, found: unknown): undefined {
    remarks.push({ level: 'gap', ...(id !== undefined && { id }), field, message, found: String(found).slice(0, shownLength) })
  }

  /** Parses the first field that has a value; adds a remark if that value cannot be parsed. */
  function read<T>(paths: readonly string[], expected: string, parse: (value: unknown) => T | undefined): T | undefined {
    for (const path of paths) {
      const value = scalar(path)
      if (value !== undefined) return parse(value) ?? remark(path, `expected ${expected}`, value)
    }
    return undefined
  }

  /** The first field that has a value, as text. */
  function text(...paths: readonly string[]): string | undefined {
    const found = paths.map(scalar).find((value) => value !== undefined && value !== false)
    return found === undefined ? undefined : String(found)
  }

  return { scalar, remark, read, text, plain: (...paths: string[]) => toPlainText(text(...paths) ?? '') || undefined }
}

type Reader = ReturnType<typeof reader>

function numbers({ read, text }: Reader) {
  const above0 = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)
  const number = (...paths: string[]) => read(paths, 'a number', readNumber)
  return {
    number,
    /** Zero and negative numbers mean "not known", as in most programs. */
    positive: (...paths: string[]) => above0(number(...paths)),
    /** Zero is a value, a negative number means "not known". */
    count: (...paths: string[]) => {
      const found = number(...paths)
      return found !== undefined && found >= 0 ? found : undefined
    },
    /** Square metres that a person may have typed: `1.250` is 1250. */
    area: (...paths: string[]) => read(paths, 'a number', readArea),
    /** A number inside a text. @param cut returns the numeric part of the text; undefined if there is none. */
    part: (path: string, cut: (text: string) => string | undefined) => {
      const whole = text(path)
      return readNumber(whole === undefined ? undefined : cut(whole))
    },
    amount: (...paths: string[]) => above0(read(paths, 'an amount', readAmount)),
  }
}

function readLink(value: unknown): string | undefined {
  const text = String(value)
  const address = text.startsWith('//') ? `https:${text}` : text
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}

function words({ scalar, read, text, plain }: Reader) {
  /** Placeholder dates such as the year 1 mean "none" and need no remark. */
  const dayPaths = (paths: readonly string[]) => paths.filter((path) => scalar(path) !== false && !isNoDay(scalar(path)))
  return {
    day: (...paths: string[]) => read(dayPaths(paths), 'a day', readDay),
    time: (...paths: string[]) => read(paths, 'a time such as 17:30', readTime),
    answer: (...paths: string[]): FeedAnswer | undefined => read(paths, 'yes or no', readAnswer),
    isYes: (path: string) => readAnswer(scalar(path)) === 'yes',
    isNo: (path: string) => readAnswer(scalar(path)) === 'no',
    /** Undefined for a word without meaning; an unknown word is returned as `theirs` only. */
    word: <Ours>(path: string, known: Words<Ours>): FeedWord<Ours> | undefined => toWord(text(path), known),
    link: (...paths: string[]) => read(paths, 'an address on the web', readLink),
    /** A text per language under its code, `{ nl, fr, en }`, without markup. */
    texts: (path: string): FeedText | undefined => {
      const found = languageCodes.flatMap((code): [Language, string][] => {
        const said = plain(`${path}.${code}`)
        return said === undefined ? [] : [[code, said]]
      })
      return found.length > 0 ? Object.fromEntries(found) : undefined
    },
  }
}

type Parts = {
  /** The parsed value. */
  readonly raw: unknown
  /** The first record at the path; an empty one if there is none. */
  record: (path: string) => FeedRecord
  records: (path: string) => FeedRecord[]
  /** A list of texts or numbers. */
  values: (path: string) => string[]
  /** The same record, with remarks that refer to this listing. */
  of: (id: string) => FeedRecord
}

export type FeedRecord = Omit<Reader, 'scalar' | 'read'> & ReturnType<typeof numbers> & ReturnType<typeof words> & Parts

/** @param raw any parsed value. */
export function feedRecord(raw: unknown, sink: RemarkSink): FeedRecord {
  const own = reader(raw, sink)
  return {
    raw,
    remark: own.remark,
    text: own.text,
    plain: own.plain,
    ...numbers(own),
    ...words(own),
    record: (path) => feedRecord(firstOf(valueAt(raw, path)), sink),
    records: (path) => listOf(valueAt(raw, path)).flatMap((item) => (isRaw(item) ? [feedRecord(item, sink)] : [])),
    values: (path) => listOf(valueAt(raw, path)).flatMap((item) => scalarOf(item)?.toString() ?? []),
    of: (id) => feedRecord(raw, { ...sink, id }),
  }
}
