/**
 * Compatibility with the names before 0010 on PostgreSQL, for servers of an older release that still run: views in place of the
 * renamed tables, and for each renamed column a second one that a trigger keeps equal. A later migration may drop them.
 */
import { type Kysely, sql } from 'kysely'

/** View, its table, and the columns that the older release knows. */
const views = [
  [
    'submission',
    'lead',
    ['id', 'token', 'form', 'language', 'email', 'property_id', 'status', 'payload', 'created_at', 'link_clicked_at'],
  ],
  ['seeker', 'subscriber', ['id', 'email', 'first_name', 'language', 'status', 'password_hash', 'created_at', 'changed_at']],
  ['counted_visit', 'visitor_hash', ['hash', 'day']],
] as const

/** Old column, new column, and the tables that have it. */
const columns = [
  ['submission_id', 'lead_id', ['upload', 'outbox', 'appointment']],
  ['seeker_id', 'subscriber_id', ['outbox', 'saved_search', 'alert']],
  ['forget_at', 'expires_at', ['login_attempt']],
] as const

/** Creates a trigger function: when a statement changes one of two columns, it copies the value to the other. */
async function createSync(db: Kysely<unknown>, name: string, before: string, after: string): Promise<void> {
  const [old, now] = [sql.ref(before), sql.ref(after)]
  await sql`
    create function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.${now} := coalesce(new.${now}, new.${old});
      elsif new.${old} is distinct from old.${old} then
        new.${now} := new.${old};
      end if;
      new.${old} := new.${now};
      return new;
    end $$
  `.execute(db)
}

async function keepColumn(db: Kysely<unknown>, table: string, before: string, after: string, sync: string): Promise<void> {
  await db.schema.alterTable(table).addColumn(before, 'text').execute()
  await sql`update ${sql.table(table)} set ${sql.ref(before)} = ${sql.ref(after)}`.execute(db)
  await sql`
    create trigger ${sql.id(`${table}_${before}`)} before insert or update on ${sql.table(table)}
    for each row execute function ${sql.id(sync)}()
  `.execute(db)
}

/** Called by the migration that renames them, on PostgreSQL only. */
export async function keepOldNames(db: Kysely<unknown>): Promise<void> {
  for (const [view, table, names] of views) {
    const list = sql.join(names.map((name) => sql.ref(name)))
    await sql`create view ${sql.table(view)} as select ${list} from ${sql.table(table)}`.execute(db)
  }
  for (const [before, after, tables] of columns) {
    const sync = `sync_${before}`
    await createSync(db, sync, before, after)
    for (const table of tables) await keepColumn(db, table, before, after, sync)
  }
}
