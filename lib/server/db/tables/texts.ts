/** Tables of the texts that the office writes: drafts, and what was published. */

/** What is being written of a document of the content; gone once it is published or dropped. One for all colleagues. */
export type TextDraftTable = {
  /** `article-fees`, see `lib/content/editing/text-kind.ts`. */
  document: string
  /** The document as it is to be, as JSON. */
  content: string
  /** The document as the files had it when the draft was begun. */
  base: string
  /** Grows with each change. */
  version: number
  account_id: string | null
  /** Who wrote last, as the name was then. */
  name: string
  changed_at: string
  publish_at: string | null
  scheduled_by: string | null
  /** Of `textFailures`: why it was not published at its time. */
  failed: string | null
}

export type TextVersionTable = {
  id: string
  document: string
  /** From 1 on, by document. */
  number: number
  content: string
  /** Of `textActions`. */
  action: string
  /** Names of the fields that it changed, as JSON. */
  fields: string
  account_id: string | null
  /** Empty for what was found in the files. */
  name: string
  at: string
}
