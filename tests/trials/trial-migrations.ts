/**
 * Adds test migrations to a release: as many as the setting `TRIAL_MIGRATIONS` says. Odd ones expand (a required column
 * with a default, its index and a table); each even one contracts what the one before it added.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the form of the built site: plain JavaScript, which gets only the database. */
const trialMigrations = `...Object.fromEntries(Array.from({length:Number(process.env.TRIAL_MIGRATIONS??0)},(_,i)=>{
const n=i+1,name=k=>"trial_"+k;
return["9"+String(n).padStart(3,"0")+"-trial",{up:async db=>{
if(n%2===1){
await db.schema.alterTable("lead").addColumn(name(n),"text",c=>c.notNull().defaultTo("")).execute();
await db.schema.createIndex("lead_"+name(n)).on("lead").column(name(n)).execute();
await db.schema.createTable(name(n)).addColumn("lead_id","text",c=>c.primaryKey().references("lead.id").onDelete("cascade")).execute()
}else{
await db.schema.dropTable(name(n-1)).execute();
await db.schema.dropIndex("lead_"+name(n-1)).execute();
await db.schema.alterTable("lead").dropColumn(name(n-1)).execute()
}}}]}))`.replaceAll('\n', '')

/** The start of the list of migrations, in each of the framework's bundles that contains it. */
const beginOfList = (first: string) => new RegExp(`\\{(?="${first}":)`, 'g')

/** @param release its folder, which is changed. @throws if the list is not found. */
export function addTrialMigrations(release: string): void {
  const first =
    globSync('lib/server/db/migrations/*.ts')
      .sort()[0]
      ?.match(/([^/]+)\.ts$/)?.[1] ?? ''
  const files = globSync('.next/server/**/*.js', { cwd: release }).map((name) => join(release, name))
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    const patched = text.replace(beginOfList(first), () => `{${trialMigrations},`)
    if (patched !== text) writeFileSync(file, patched)
    return patched !== text
  })
  if (changed.length === 0) throw new Error(`No script of the release names the migration ${first} as this expects.`)
}
