/** What the project's card and page say of its stage, from the rules of the domain. */
import { countUnits, type PublicProject } from '@/lib/domain/project/project'

/** Stage of the works, unless there is nothing left to buy. */
export function findStage(project: Pick<PublicProject, 'units' | 'status'>): PublicProject['status'] | 'sold-out' {
  return countUnits(project, 'sold') === project.units.length ? 'sold-out' : project.status
}
