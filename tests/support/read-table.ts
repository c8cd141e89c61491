/** Tables that are read as listings. */
import { table } from '@/lib/feeds/formats/table'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'

export const read = (text: string) => readFeed(table, [textPayload(text)])
