/** Uses a database with the names before migration 0010, like a server of the older release: today's repositories, with every name mapped back. */
import {
  type IdentifierNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely'

const formerNames: Readonly<Record<string, string>> = {
  lead: 'submission',
  subscriber: 'seeker',
  visitor_hash: 'counted_visit',
  lead_id: 'submission_id',
  subscriber_id: 'seeker_id',
}

/** Other tables also have a column `expires_at`: only in this one it is new. */
const isOfLogins = (node: unknown) => JSON.stringify(node).includes('"login_attempt"')

class FormerNames extends OperationNodeTransformer {
  readonly #names: Readonly<Record<string, string>>

  constructor(names: Readonly<Record<string, string>>) {
    super()
    this.#names = names
  }

  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return { ...node, name: this.#names[node.name] ?? node.name }
  }
}

const usual = new FormerNames(formerNames)
const ofLogins = new FormerNames({ ...formerNames, expires_at: 'forget_at' })
const todayNames = Object.fromEntries(Object.entries(formerNames).map(([today, former]) => [former, today]))

export const formerNamesPlugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) =>
    (isOfLogins(node) ? ofLogins : usual).transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs) => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [todayNames[name] ?? name, value])),
    ),
  }),
}
