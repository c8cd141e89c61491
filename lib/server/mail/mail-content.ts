/**
 * The content of a mail as blocks. Templates create them; the renderers (`render-html.ts`, `render-text.ts`) define how they
 * look.
 */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'

/** `href`: absolute address of a page of this site, `mailto:` or `tel:`. */
export type MailLink = { label: string; href: string }

/** Part of a sentence: plain, bold, or a link. */
export type Piece = string | { strong: string } | MailLink

/** Line breaks are kept. */
export type Text = string | readonly Piece[]

/** `src`: absolute address of a picture in a format that mail programs support. */
export type MailPicture = { src: string; alt: string; width: number; height: number }

export type MailRow = { label: string; value: Text }

/** `name`: the letter with the term of the language, such as `PEB C`. */
type EpcBadge = { letter: string; name: string; fill: string; ink: string }

/** A property or project as mails show it, without anything that the site hides (ruling 10). */
export type MailProperty = {
  title: string
  href: string
  address: string
  /** `Ref. 4102311` */
  reference: string
  /** Empty where the price must not be shown, such as in an offer. */
  price: string
  epc?: EpcBadge | undefined
  picture?: MailPicture | undefined
  /** `Slaapkamers`, `4` */
  facts: readonly { label: string; value: string }[]
  /** The same in one line: `4 slaapkamers, 214 m², tuin 38 m²`. */
  inShort: string
}

/** A listing that changed. */
export type MailListing = MailProperty & {
  /** What changed: `Nieuw`. */
  reason: string
  /** The previous price. */
  before?: string | undefined
  /** Price and previous price as text. */
  priceText: string
  /** The saved searches that it matches. */
  note: string
}

export type MailAgent = { name: string; initials: string; role: string; phone: string; email: string }

/** A large figure with its label: a date, a time, an amount, a count. */
type MailFigure = { label: string; figure: string; note?: string }

/** A link to a file. */
type MailDocument = { name: string; about: string; href: string }

export type Block =
  | { kind: 'heading'; text: string; count?: number }
  /** `isSmall`: a note below a button. */
  | { kind: 'paragraph'; text: Text; isSmall?: true }
  /**
   * One to four; `isDecision` for the main fact of the mail, such as a time or an amount. `inWords` replaces them in the text
   * part.
   */
  | { kind: 'figures'; figures: readonly MailFigure[]; isDecision?: true; inWords?: string }
  /** `large`: with a wide picture; `line`: as a reminder. */
  | { kind: 'property'; property: MailProperty; look: 'large' | 'line' }
  | { kind: 'listing'; listing: MailListing }
  | { kind: 'facts'; rows: readonly MailRow[] }
  /** Counts with a bar each, relative to the largest. */
  | { kind: 'bars'; rows: readonly { label: string; count: number }[] }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'documents'; documents: readonly MailDocument[]; open: string }
  /** One main button, and at most two others below it. */
  | { kind: 'buttons'; main?: MailLink; others?: readonly MailLink[] }
  | { kind: 'notice'; text: Text }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'agent'; agent: MailAgent }
  | { kind: 'picture'; picture: MailPicture; href: string }
  /** The address of a button to copy; only in HTML, as the text part contains it anyway. */
  | { kind: 'address'; text: string; href: string }

export type MailContent = {
  language: Language
  /** The result or state that the mail reports. */
  title: string
  /** The subject of the mail; by default the title. */
  subject?: string
  /** The preview that mail programs show next to the subject: facts that the subject does not contain. */
  preheader: string
  /** In the header, on the right: `Ref. 4102311`. */
  aside?: string
  blocks: readonly Block[]
  /** Why the recipient gets the mail, and how to unsubscribe. */
  closing: readonly (string | MailLink)[]
}
