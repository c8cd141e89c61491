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
  /** Colour token of the text, such as `accent`; empty for the default. */
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
  /** Each part is shown only when it is public. */
  public: z.strictObject({ title: z.boolean(), intro: z.boolean(), fullText: z.boolean() }),
})

const idLike = (form: RegExp, example: string) =>
  z.string().refine((id) => id === '' || form.test(id), `expected an id such as ${example}, or nothing`)

/** Value of a site verification meta tag. */
const verificationToken = z
  .string()
  .regex(/^[A-Za-z0-9_=+/.-]{0,120}$/, 'expected the content of the tag alone')
  .default('')

const workingDays = z.int().min(1).max(60)

const promisesSchema = z.strictObject({
  /** Longest duration of each, in working days. */
  workingDays: z.strictObject({
    answer: workingDays,
    valuationAppointment: workingDays,
    valuationReport: workingDays,
    testimonialReview: workingDays,
    jobAnswer: workingDays,
    rentalAnswer: workingDays,
    accessibilityAnswer: workingDays,
  }),
  /** Number of comparable sales in a valuation. */
  comparables: z.strictObject({ from: z.int().min(1).max(50), to: z.int().min(1).max(50) }),
})

export const siteSchema = z.strictObject({
  /** Public address of the site without trailing slash; the environment variable `SITE_URL` takes precedence. */
  url: z.url(),
  name: z.string(),
  legalName: z.string(),
  /**
   * Files under `media/`: full and compact logo, white version for the footer and dark mode, each for all languages or per
   * language; the square symbol for icons and mails.
   */
  logo: z.strictObject({
    full: oneOrLocalized,
    compact: z.string(),
    /** On dark backgrounds; without it the white one is shown smaller. */
    compactWhite: z.string().optional(),
    white: oneOrLocalized,
    width: z.int(),
    height: z.int(),
    /** Without one, icons show the first letter of the name on the agency's colour. */
    symbol: z.string().optional(),
  }),
  tagline: localizedText,
  /** The agency's colour; shades left out are derived from it. The content check verifies contrast. */
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
    /** For structured data (schema.org): "Mo-Fr 09:00-18:00". */
    openingHoursCode: z.string(),
  }),
  /** Shown in the footer; the icon is optional. */
  socials: z.array(
    z.strictObject({ name: z.string(), url: z.url(), icon: z.enum(['facebook', 'instagram', 'linkedin', 'youtube']).optional() }),
  ),
  /** Legally required information on an agency; the content check fails without it. */
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
    /** Totals as stated by the CRM; the counted ones are shown, and a difference is a warning (ruling 17). */
    data: z.strictObject({ countProperty: z.strictObject({ sale: z.int(), rent: z.int() }) }).optional(),
  }),
  features: z.record(z.enum(features), z.boolean()),
  /** Special treatment of some categories, by their ID in `data/categories.json`. */
  categories: z
    .strictObject({
      /** Texts valid until further notice: without date and reading time, and called services. */
      undated: z.array(z.string()).default([]),
      /** Cards shown as rows next to the page's picture, with links to other pages; others are numbered. */
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
  /** Marquee numbers whose name replaces the price (ruling 9). */
  marqueeIgnoreList: z.array(z.int()),
  /** `titleRequired`: whether the form of address (Ms or Mr) is a required field. */
  forms: z.strictObject({ titleRequired: z.boolean() }).default({ titleRequired: false }),
  /** The agency's promises to visitors; texts contain a placeholder, `[[answer]]`, never the number. */
  promises: promisesSchema.default(() => usualPromises),
  /** Highest number of upcoming viewings per mail address: of one property, and in total (ruling 49). */
  viewings: z
    .strictObject({ perProperty: z.int().min(1).max(20), perPerson: z.int().min(1).max(100) })
    .default({ perProperty: 2, perPerson: 5 }),
  /** Cards on a list page, in addition to the saved-search tile. */
  pageSize: z.int().min(3).max(60),
  /** Hosts of pictures in addition to the site's own. */
  pictureHosts: z.array(z.string()),
  /** Other names of towns, accepted in addresses and redirected to the official Dutch one (ruling 4). */
  cityAliases: z.record(z.string(), z.string()),
  /** Verification tokens of search engines and social networks; empty for none. */
  verification: z
    .strictObject({ google: verificationToken, bing: verificationToken, facebook: verificationToken })
    .default({ google: '', bing: '', facebook: '' }),
  /** Third-party services that load after consent; an empty id disables one. */
  analytics: z.strictObject({
    analyticsId: idLike(/^G-[A-Z0-9]+$/, 'G-ABC123'),
    adsId: idLike(/^AW-[A-Z0-9]+$/, 'AW-123456'),
    tagManagerId: idLike(/^GTM-[A-Z0-9]+$/, 'GTM-ABC123'),
    pixelId: idLike(/^\d+$/, '123456'),
  }),
})

export type Site = z.output<typeof siteSchema>
