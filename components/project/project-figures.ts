/** Figures of a project shown on its card and its page, by the rules of the domain. */
import { countUnits, type PublicProject } from '@/lib/domain/project/project'

/** Stage of the works; undefined when all units are sold. */
export function findStage(project: Pick<PublicProject, 'units' | 'status'>): PublicProject['status'] | 'sold-out' {
  return countUnits(project, 'sold') === project.units.length ? 'sold-out' : project.status
}
