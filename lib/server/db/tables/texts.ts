/** Tables of texts edited in the office: drafts, and published versions. */

/** Draft of a document of the content; deleted once it is published or discarded. Shared by all staff. */
export type TextDraftTable = {
  /** `article-fees`, see `lib/content/editing/text-kind.ts`. */
  document: string
  /** The new content of the document, as JSON. */
  content: string
  /** The document in the files when the draft was begun. */
  base: string
  /** Incremented with each change. */
  version: number
  account_id: string | null
  /** Name, at that time, of the last author. */
  name: string
  changed_at: string
  publish_at: string | null
  scheduled_by: string | null
  /** One of `textFailures`: why it was not published at the scheduled time. */
  failed: string | null
}

export type TextVersionTable = {
  id: string
  document: string
  /** Numbered from 1 per document. */
  number: number
  content: string
  /** One of `textActions`. */
  action: string
  /** Names of the changed fields, as JSON. */
  fields: string
  account_id: string | null
  /** Empty for content found in the files. */
  name: string
  at: string
}
