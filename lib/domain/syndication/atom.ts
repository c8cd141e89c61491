/** An Atom document (RFC 4287). */

import type { IsoDate } from '../property/property.ts'
import { escapeXml } from './escape-xml.ts'

export type FeedEntry = {
  /** Permanent id of the entry: a full address. */
  id: string
  title: string
  url: string
  date: IsoDate
  summary: string
  picture: { url: string; type: string | undefined } | undefined
}

export type Feed = {
  language: string
  title: string
  subtitle: string
  author: string
  /** Full address of the feed itself, also its id. */
  url: string
  /** Page that the feed belongs to. */
  home: string
  /** Newest first. */
  entries: readonly FeedEntry[]
  /** Date of the feed while it has no entries. */
  today: IsoDate
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** An empty element; undefined attributes are left out. */
function link(attributes: Readonly<Record<string, string | undefined>>): string {
  const texts = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeXml(value)}"`],
  )
  return `<link${texts.join('')}/>`
}

/** Dates without a time become midnight UTC. */
const timeOf = (date: IsoDate) => `${date}T00:00:00Z`

const laterOf = (a: IsoDate, b: IsoDate) => (a.localeCompare(b) > 0 ? a : b)

function writeEntry({ id, title, url, date, summary, picture }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', timeOf(date)),
    element('published', timeOf(date)),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    ...(picture ? [link({ rel: 'enclosure', type: picture.type, href: picture.url })] : []),
    element('summary', summary),
    '</entry>',
  ].join('\n')
}

/** The whole document. */
export function writeAtom(feed: Feed): string {
  const updated = feed.entries.map(({ date }) => date).reduce(laterOf, '') || feed.today
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.url),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', timeOf(updated)),
    `<author>${element('name', feed.author)}</author>`,
    link({ rel: 'self', type: 'application/atom+xml', href: feed.url }),
    link({ rel: 'alternate', type: 'text/html', href: feed.home }),
    ...feed.entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n')
}
