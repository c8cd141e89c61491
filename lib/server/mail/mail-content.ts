/** What a mail says, as blocks. Templates choose them; how they look is the renderers' (`render-html.ts`, `render-text.ts`). */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'

/** `href` is a full address: of a page of ours, `mailto:` or `tel:`. */
export type MailLink = { label: string; href: string }

/** A piece of a sentence: plain, stressed, or a link. */
export type Piece = string | { strong: string } | MailLink

/** Line breaks stay. */
export type Text = string | readonly Piece[]

/** `src` is a full address of a picture that mail programs can show. */
export type MailPicture = { src: string; alt: string; width: number; height: number }

export type MailRow = { label: string; value: Text }

/** `name` is the letter with what it is called in the language: `PEB C`. */
type EpcBadge = { letter: string; name: string; fill: string; ink: string }

/** A property or a project as mails show it; nothing in it is hidden on the site (ruling 10). */
export type MailProperty = {
  title: string
  href: string
  address: string
  /** `Ref. 4102311` */
  reference: string
  /** Empty where it must not stand, such as in an offer. */
  price: string
  epc?: EpcBadge | undefined
  picture?: MailPicture | undefined
  /** `Slaapkamers`, `4` */
  facts: readonly { label: string; value: string }[]
  /** The same in a line: `4 slaapkamers, 214 m², tuin 38 m²`. */
  inShort: string
}

/** A property that is news to somebody. */
export type MailListing = MailProperty & {
  /** Why it is told: `Nieuw`. */
  reason: string
  /** The former price. */
  before?: string | undefined
  /** Price and former price in words. */
  priceText: string
  /** Which of the searches it fits. */
  note: string
}

export type MailAgent = { name: string; initials: string; role: string; phone: string; email: string }

/** A large number with what it is: a day, an hour, an amount, a count. */
type MailFigure = { label: string; figure: string; note?: string }

/** A file behind a link. */
type MailDocument = { name: string; about: string; href: string }

export type Block =
  | { kind: 'heading'; text: string; count?: number }
  /** `isSmall` for what is added to a button. */
  | { kind: 'paragraph'; text: Text; isSmall?: true }
  /** One to four; `isDecision` for what the mail is about: a moment, an amount. `inWords` is what the text part says instead. */
  | { kind: 'figures'; figures: readonly MailFigure[]; isDecision?: true; inWords?: string }
  /** `large`: with the whole picture; `line`: where it only reminds. */
  | { kind: 'property'; property: MailProperty; look: 'large' | 'line' }
  | { kind: 'listing'; listing: MailListing }
  | { kind: 'facts'; rows: readonly MailRow[] }
  /** Counts with a bar each, as a share of the largest. */
  | { kind: 'bars'; rows: readonly { label: string; count: number }[] }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'documents'; documents: readonly MailDocument[]; open: string }
  /** One that matters most, under it at most two others. */
  | { kind: 'buttons'; main?: MailLink; others?: readonly MailLink[] }
  | { kind: 'notice'; text: Text }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'agent'; agent: MailAgent }
  | { kind: 'picture'; picture: MailPicture; href: string }
  /** The address of a button once more, to be copied; HTML alone, as the text has it already. */
  | { kind: 'address'; text: string; href: string }

export type MailContent = {
  language: Language
  /** Says what is so now. */
  title: string
  /** Of the mail; the title without it. */
  subject?: string
  /** Stands beside the subject in a mailbox: the facts, not the subject again. */
  preheader: string
  /** In the head of the sheet, at the right: `Ref. 4102311`. */
  aside?: string
  blocks: readonly Block[]
  /** Why it came, and how to end it. */
  closing: readonly (string | MailLink)[]
}
