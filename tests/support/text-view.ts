/** The view of a text's page in the demo, for component tests. */
import { fieldsOf } from '@/lib/content/editing/text-fields'
import { kindOf } from '@/lib/content/editing/text-kind'
import { checkForm, type TextView } from '@/lib/server/office/texts/texts-view'
import { readTextDocument } from '@/lib/server/texts/text-document'
import { snapshot } from './content.ts'

export function viewOf(
  kind: 'article' | 'page',
  key: string,
  rest: Partial<TextView> = {},
  change: Record<string, unknown> = {},
): TextView {
  const document = readTextDocument({ kind, key })
  if (!document) throw new Error('no such text')
  const content = { ...document.value, ...change }
  const { values, faults } = checkForm(document, content, 'nl')
  return {
    ...{ id: `${kind}-${key}`, kind, group: kindOf(kind).group, name: 'Tarieven', content, values, faults, version: 0 },
    ...{ parts: fieldsOf(kindOf(kind), content), draft: undefined, versions: [], languages: snapshot.languages },
    ...{
      defaultLanguage: 'nl',
      isWritable: true,
      isOnline: true,
      canRemove: false,
      categories: new Map(),
      publicHref: '/nl/tarieven/',
      previewHref: '/nl/preview/fees/',
    },
    ...rest,
  }
}
