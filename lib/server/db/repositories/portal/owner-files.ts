/** Documents sent by owners, readable by themselves and the office only. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type RequiredKind, requiredKinds } from '../../../../domain/portal/required-documents.ts'
import type { Db } from '../../client.ts'
import type { Ownership } from './owner-properties.ts'

export type OwnerFile = { id: string; kind: RequiredKind; name: string; size: number; sentAt: Date }

export type NewOwnerFile = { kind: RequiredKind; name: string; mediaType: string; content: Buffer }

const isKind = (text: string): text is RequiredKind => requiredKinds.some((kind) => kind === text)

const ownFiles = (db: Db, { accountId, propertyId }: Ownership) =>
  db.selectFrom('owner_file').where('account_id', '=', accountId).where('property_id', '=', propertyId)

/** Newest first, without their content. */
export async function findOwnerFiles(db: Db, ownership: Ownership): Promise<OwnerFile[]> {
  const rows = await ownFiles(db, ownership)
    .select(['id', 'kind', 'name', 'size', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, kind, name, size, sent_at }) =>
    isKind(kind) ? [{ id, kind, name, size, sentAt: new Date(sent_at) }] : [],
  )
}

/** A file with its content; undefined if it does not belong to this owner and property. */
export async function readOwnerFile(
  db: Db,
  ownership: Ownership,
  id: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const row = await ownFiles(db, ownership).select(['name', 'content']).where('id', '=', id).executeTakeFirst()
  return row && { name: row.name, content: Buffer.from(row.content, 'base64') }
}

export async function saveOwnerFile(db: Db, { accountId, propertyId }: Ownership, file: NewOwnerFile, now: Date): Promise<void> {
  const { kind, name, mediaType, content } = file
  await db
    .insertInto('owner_file')
    .values({
      ...{ id: randomUUID(), account_id: accountId, property_id: propertyId, kind, name },
      ...{ media_type: mediaType, size: content.length, content: content.toString('base64'), sent_at: now.toISOString() },
    })
    .execute()
}

/** Files of other owners are not deleted. */
export async function deleteOwnerFile(db: Db, { accountId, propertyId }: Ownership, id: string): Promise<void> {
  await db
    .deleteFrom('owner_file')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .execute()
}
