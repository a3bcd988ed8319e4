import { addShipper, getLoginUserInfo, listShippers } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
