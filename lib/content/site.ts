/** The agency's settings: `data/site.json` (specification 3, "Site configuration"; belgium.md, "The agency must state"). */
import { z } from 'zod'
import { features } from '../domain/site/feature.ts'
import { shadeSteps } from '../domain/site/theme.ts'
import { languageCodes } from '../domain/text/language.ts'
import { usualPromises } from '../domain/text/promises.ts'
import { localizedText, localizedTextOrEmpty, oneOrLocalized } from './localized.ts'
import { pictureFile } from './picture.ts'

const link = z.strictObject({
  label: localizedText,
  /** Original path, `tel:`, `mailto:` or a full address. */
  link: z.string(),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as #006644, six digits in lower case')

const topBarItem = link.extend({
  icon: z.enum(['phone', 'mail', 'heart', 'key', 'none']),
  /** Colour token of the text, such as `accent`; empty for the usual one. */
  colour: z.enum(['', 'accent', 'text']),
  status: z.enum(['Published', 'Draft']),
})

const picture = pictureFile.extend({ alt: localizedText })

const footerColumn = z.strictObject({
  title: localizedText.optional(),
  intro: localizedText.optional(),
  fullText: localizedText.optional(),
  links: z.array(link).default([]),
  images: z.array(picture).default([]),
  /** Each part shows only when it is public. */
  public: z.strictObject({ title: z.boolean(), intro: z.boolean(), fullText: z.boolean() }),
})

const idLike = (form: RegExp, example: string) =>
  z.string().refine((id) => id === '' || form.test(id), `expected an id such as ${example}, or nothing`)

/** The content of a verification tag. */
const verificationToken = z
  .string()
  .regex(/^[A-Za-z0-9_=+/.-]{0,120}$/, 'expected the content of the tag alone')
  .default('')

const workingDays = z.int().min(1).max(60)

const promisesSchema = z.strictObject({
  /** Working days that each may take at most. */
  workingDays: z.strictObject({
    answer: workingDays,
    valuationAppointment: workingDays,
    valuationReport: workingDays,
    testimonialReview: workingDays,
    jobAnswer: workingDays,
    rentalAnswer: workingDays,
    accessibilityAnswer: workingDays,
  }),
  /** Sales that a valuation is compared with. */
  comparables: z.strictObject({ from: z.int().min(1).max(50), to: z.int().min(1).max(50) }),
})

export const siteSchema = z.strictObject({
  /** Where the site is reached, without a slash at the end; `SITE_URL` in the environment wins. */
  url: z.url(),
  name: z.string(),
  legalName: z.string(),
  /**
   * Files under `media/`: full and compact logo, white one for the footer and the dark appearance, one for all languages or one per
   * language; the sign, a square, for icons and mails.
   */
  logo: z.strictObject({
    full: oneOrLocalized,
    compact: z.string(),
    /** On dark grounds; without it the white one is shown smaller. */
    compactWhite: z.string().optional(),
    white: oneOrLocalized,
    width: z.int(),
    height: z.int(),
    /** Without one the icons show the first letter of the name on the agency's colour. */
    symbol: z.string().optional(),
  }),
  tagline: localizedText,
  /** The agency's colour; shades it does not name are mixed from it. The content check measures what must be readable. */
  theme: z.strictObject({ accent: colour, shades: z.partialRecord(z.enum(shadeSteps), colour).default({}) }),
  contact: z.strictObject({
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: localizedText,
    phone: z.string(),
    email: z.email(),
    latitude: z.number(),
    longitude: z.number(),
    openingHours: localizedText,
    /** For structured data: "Mo-Fr 09:00-18:00". */
    openingHoursCode: z.string(),
  }),
  /** Shown in the footer; the icon is optional. */
  socials: z.array(
    z.strictObject({ name: z.string(), url: z.url(), icon: z.enum(['facebook', 'instagram', 'linkedin', 'youtube']).optional() }),
  ),
  /** What Belgian law asks an agency to state; the content check fails without. */
  legal: z.strictObject({
    enterpriseNumber: z.string().regex(/^\d{4}\.\d{3}\.\d{3}$/, 'expected a number such as 0745.362.918'),
    vatNumber: z.string().regex(/^BE \d{4}\.\d{3}\.\d{3}$/, 'expected a number such as BE 0745.362.918'),
    professionalTitle: localizedText,
    registrationNumbers: z.array(z.string()).min(1),
    countryOfRecognition: localizedText,
    supervisor: localizedText,
    /** One for all languages, or one per language. */
    codeOfConductUrl: oneOrLocalized.refine(
      (links) => Object.values(links).every((link) => URL.canParse(link)),
      'expected an address',
    ),
    insurer: z.string(),
    policyNumber: z.string(),
    thirdPartyAccount: z.string(),
  }),
  languages: z.array(z.strictObject({ code: z.enum(languageCodes), use: z.boolean() })),
  defaultLanguage: z.enum(languageCodes),
  search: z.strictObject({
    showSearchInput: z.boolean(),
    showSearchButton: z.boolean(),
    showSearchCount: z.boolean(),
    showCountProperty: z.boolean(),
    /** Totals as the CRM states them; the computed ones show, and others are told as a warning (ruling 17). */
    data: z.strictObject({ countProperty: z.strictObject({ sale: z.int(), rent: z.int() }) }).optional(),
  }),
  features: z.record(z.enum(features), z.boolean()),
  /** What is special about some categories, by their ID in `data/categories.json`. */
  categories: z
    .strictObject({
      /** Their texts hold until further notice: no day, no reading time, and they are called services. */
      undated: z.array(z.string()).default([]),
      /** Their cards stand as rows beside the page's picture and lead to other pages; others are numbered. */
      rows: z.array(z.string()).default([]),
    })
    .default({ undated: [], rows: [] }),
  menu: z.strictObject({ showEvaluationButton: z.boolean() }),
  topBar: z.strictObject({ show: z.boolean(), left: z.array(topBarItem), right: z.array(topBarItem) }),
  banner: z.strictObject({
    mediaType: z.enum(['image', 'color', 'gallery', 'video', 'none', '']),
    images: z.array(picture),
    /** A colour token for mediaType color. */
    colour: z.enum(['bg-mist', 'bg-soft', 'bg-ink', 'bg-accent', 'bg-tint']),
    video: z.strictObject({ mp4: z.string(), webm: z.string(), poster: z.string() }).optional(),
    showSearch: z.boolean(),
    logo: z.string().optional(),
    title: localizedText,
    /** May contain {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
    description: localizedTextOrEmpty,
  }),
  footer: z.strictObject({ columns: z.array(footerColumn), copyright: localizedText, legalLinks: z.array(link) }),
  /** Marquee numbers whose name takes the place of the price (ruling 9). */
  marqueeIgnoreList: z.array(z.int()),
  /** `titleRequired`: whether forms ask how somebody is addressed, Ms or Mr; an answer does not need it. */
  forms: z.strictObject({ titleRequired: z.boolean() }).default({ titleRequired: false }),
  /** What the agency promises its visitors; texts name it, `[[answer]]`, and never its figure. */
  promises: promisesSchema.default(() => usualPromises),
  /** Viewings to come that one mail address may have: of one property, and in all (ruling 49). */
  viewings: z
    .strictObject({ perProperty: z.int().min(1).max(20), perPerson: z.int().min(1).max(100) })
    .default({ perProperty: 2, perPerson: 5 }),
  /** Cards on a list page beside the saved-search tile. */
  pageSize: z.int().min(3).max(60),
  /** Hosts that pictures may come from besides the site's own. */
  pictureHosts: z.array(z.string()),
  /** Other names of towns, accepted in addresses and redirected to the Dutch official one (ruling 4). */
  cityAliases: z.record(z.string(), z.string()),
  /** What search engines and sharing sites ask an owner to show; empty for none. */
  verification: z
    .strictObject({ google: verificationToken, bing: verificationToken, facebook: verificationToken })
    .default({ google: '', bing: '', facebook: '' }),
  /** Services that load once a visitor agrees; an empty id means none. */
  analytics: z.strictObject({
    analyticsId: idLike(/^G-[A-Z0-9]+$/, 'G-ABC123'),
    adsId: idLike(/^AW-[A-Z0-9]+$/, 'AW-123456'),
    tagManagerId: idLike(/^GTM-[A-Z0-9]+$/, 'GTM-ABC123'),
    pixelId: idLike(/^\d+$/, '123456'),
  }),
})

export type Site = z.output<typeof siteSchema>
