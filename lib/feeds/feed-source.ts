/** Schema of `feeds.json` of the content: where listings come from, and what the words of each source mean here. */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import type { FeedFormat } from './adapter.ts'
import { feedFormats } from './formats.ts'

/** Names of folders that exist next to those of the sources. */
const takenNames: readonly string[] = ['files']

/** Only variables meant for feeds: a wrong file must not send another secret of the site to anyone. */
const keyVariable = z.string().regex(/^FEED_[A-Z0-9_]{1,60}$/, 'expected the name of a variable that begins with FEED_')

const tableOf = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).default({})

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

/** Formats whose CRM accepts leads. */
const leadFormats = Object.keys(formats).filter((id) => formats[id]?.giveLead)

const places = ['address', 'file', 'folder', 'upload'] as const

export const feedSourceSchema = z
  .strictObject({
    /** Must not change: the listings belong to the source by this name. */
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'expected lower-case letters, digits and hyphens')
      .refine((name) => !takenNames.includes(name), 'expected another name, this one is in use'),
    format: z
      .string()
      .refine((format) => Object.hasOwn(feedFormats, format), `expected one of ${Object.keys(feedFormats).join(', ') || 'none'}`),
    /** Exactly one of four: a web address, a file, a folder of files, or what `agency feed upload` uploads. */
    address: z.url({ protocol: /^https?$/, error: 'expected an address such as https://crm.example.be/export.xml' }).optional(),
    file: z.string().min(1).optional(),
    folder: z.string().min(1).optional(),
    upload: z.literal(true).optional(),
    /** Further hosts that pictures and documents may come from; `*.example.be` includes all subdomains. */
    hosts: z.array(z.string().regex(/^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/, 'expected a host such as cdn.example.be')).default([]),
    /** Without it the source runs only by command. */
    everyMinutes: z.int().min(5).max(10_080).optional(),
    languages: z.array(z.enum(languageCodes)).min(1).default(['nl']),
    /** Names that the format requires, and the environment variables that contain the values. */
    keys: z.record(z.string(), keyVariable).default({}),
    /** Other settings of the format, such as an office number. */
    options: tableOf(z.string()),
    /** The feed's word for the kind, and our web types: `{ "Herenhuis": "1", "Nieuwbouwwoning": "1,8" }`. */
    types: tableOf(z.string().regex(/^[1-8](,[1-8])*$/, 'expected web types such as 1 or 1,8')),
    /** By field: the feed's word and ours. `{ "heating": { "CV gas": "gas-condensing" } }`. */
    words: tableOf(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** The feed's number or mail address of an agent, and our number in agents.json. */
    agents: tableOf(z.int().positive()),
    /** Values for what a feed leaves out, by field name of content files. */
    defaults: tableOf(z.unknown()),
    /** Field names of content files that only `overrides/` may set. */
    byHand: z.array(z.string().min(1)).default([]),
    /** Largest share of the listings (0 to 1) that may disappear in one run. */
    maxGone: z.number().min(0).max(1).default(0.2),
    /** Whether leads about its listings are sent to the CRM. */
    leads: z.boolean().default(false),
  })
  .refine((source) => places.filter((place) => source[place] !== undefined).length === 1, {
    error: `expected one of ${places.join(', ')}`,
    path: ['address'],
  })
  .refine(({ leads, format, address }) => !leads || (leadFormats.includes(format) && address !== undefined), {
    error: `expected an address, and one of the formats ${leadFormats.join(', ')}`,
    path: ['leads'],
  })

export type FeedSource = z.output<typeof feedSourceSchema>
