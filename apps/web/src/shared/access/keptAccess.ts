import { constants, type getUserPermissionByToken, type Result } from '@alpaca/contract';
import { language } from '../store/language.ts';
import { mine } from '../store/mine.ts';
import { local } from '../store/shelves.ts';

type Access = Result<typeof getUserPermissionByToken>;

const shelf = () => mine(`access.${language}`);

/** Menu and permissions as this person had them last: what is shown until the server has said it again. */
export const keptAccess = (): Access | undefined => local.get<Access>(shelf()) ?? undefined;

export const keepAccess = (access: Access) => local.set(shelf(), access, constants.sessionMs);
