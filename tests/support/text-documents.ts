/** Documents of the demo whose texts can be edited. */
import { eachField, fieldsOf, type TextField } from '@/lib/content/editing/text-fields'
import { kindOf, type TextKindName, textKinds } from '@/lib/content/editing/text-kind'
import { filesOfFolder } from '@/lib/server/content/files/content-files'
import { listTextKeys, readTextDocument, type TextDocument } from '@/lib/server/texts/text-document'

export const files = filesOfFolder('data')

/** Closing days have no fields: the settings page adds and removes whole days (tests/db/office/office-settings.test.ts). */
const kinds = (Object.keys(textKinds) as TextKindName[]).filter((kind) => kind !== 'closing')

export const documents: TextDocument[] = kinds.flatMap((kind) =>
  listTextKeys(kind, files).flatMap((key) => readTextDocument({ kind, key }, files) ?? []),
)

export const fieldsIn = ({ kind, value }: TextDocument): TextField[] =>
  [...eachField(fieldsOf(kindOf(kind), value))].filter((part) => part.kind === 'field')
