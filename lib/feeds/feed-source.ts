/** `feeds.json` of the content: where listings come from, and what the words of each source mean here. */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import type { FeedFormat } from './adapter.ts'
import { feedFormats } from './formats.ts'

/** Folders beside those of the sources. */
const takenNames: readonly string[] = ['files']

/** Only variables made for feeds: a faulty file must not send another secret of the site anywhere. */
const keyVariable = z.string().regex(/^FEED_[A-Z0-9_]{1,60}$/, 'expected the name of a variable that begins with FEED_')

const tableOf = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).default({})

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

/** Formats that are told of leads. */
const leadFormats = Object.keys(formats).filter((id) => formats[id]?.giveLead)

const places = ['address', 'file', 'folder', 'upload'] as const

export const feedSourceSchema = z
  .strictObject({
    /** Stays: the listings belong to it by this name. */
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'expected lower-case letters, digits and hyphens')
      .refine((name) => !takenNames.includes(name), 'expected another name, this one is in use'),
    format: z
      .string()
      .refine((format) => Object.hasOwn(feedFormats, format), `expected one of ${Object.keys(feedFormats).join(', ') || 'none'}`),
    /** One of four: an address on the web, a file, a folder of files, or what `agency feed upload` brings. */
    address: z.url({ protocol: /^https?$/, error: 'expected an address such as https://crm.example.be/export.xml' }).optional(),
    file: z.string().min(1).optional(),
    folder: z.string().min(1).optional(),
    upload: z.literal(true).optional(),
    /** Further hosts that pictures and documents may come from, `*.example.be` for all below. */
    hosts: z.array(z.string().regex(/^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/, 'expected a host such as cdn.example.be')).default([]),
    /** Without it the source runs by command alone. */
    everyMinutes: z.int().min(5).max(10_080).optional(),
    languages: z.array(z.enum(languageCodes)).min(1).default(['nl']),
    /** Names that the format asks for, and the variables of the environment that hold them. */
    keys: z.record(z.string(), keyVariable).default({}),
    /** What else the format wants to know, such as a number of the office. */
    options: tableOf(z.string()),
    /** Their word for what it is, and our web types: `{ "Herenhuis": "1", "Nieuwbouwwoning": "1,8" }`. */
    types: tableOf(z.string().regex(/^[1-8](,[1-8])*$/, 'expected web types such as 1 or 1,8')),
    /** By field: their word and ours. `{ "heating": { "CV gas": "gas-condensing" } }`. */
    words: tableOf(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** Their number or mail address of an agent, and ours of agents.json. */
    agents: tableOf(z.int().positive()),
    /** By the names that files use; what a feed leaves out. */
    defaults: tableOf(z.unknown()),
    /** By the names that files use; only `overrides/` says these. */
    byHand: z.array(z.string().min(1)).default([]),
    /** Share of the listings that may be gone at once. */
    maxGone: z.number().min(0).max(1).default(0.2),
    /** Whether the CRM is told of what visitors send about its listings. */
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
