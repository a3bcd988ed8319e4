import createClient, {
  type FetchResponse,
  type MaybeOptionalInit,
  type Middleware,
} from 'openapi-fetch';
import { eachOf } from './eachOf.ts';
import { keyed, type paths } from './openApi.gen.ts';
import { problemOf } from './problem.ts';
import { type Fetch, onceHeader, retrying } from './retrying.ts';
import { signing } from './signing.ts';

export interface AlpacaOptions {
  /** `alp_live_…`, or `alp_test_…` for the sandbox. */
  key: string;
  /** Your logistics company's address, such as `https://oms.example.com`. */
  baseUrl: string;
  fetch?: Fetch;
  /** How often a call is asked again after it failed on its way or came too often. */
  retries?: number;
  /** Signs what is asked, so that nothing on the way can change it. */
  sign?: boolean;
  /** Of words for people. */
  language?: 'zh-CN' | 'en-US';
}

type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type Init<P extends keyof paths, M extends Method> = MaybeOptionalInit<paths[P], M>;
type InitArguments<I> = undefined extends I ? [init?: I] : [init: I];
/** `parseAs` says how a file is wanted: `blob`, `arrayBuffer`, `stream`. */
type Answer<P extends keyof paths, M extends Method, I> = Extract<
  FetchResponse<Extract<paths[P][M], Record<string, unknown>>, I, `${string}/${string}`>,
  { data: unknown }
>['data'];

type Ask<M extends Method> = <P extends PathOf<M>, const I extends Init<P, M>>(
  path: P,
  ...init: InitArguments<I>
) => Promise<Answer<P, M, I>>;

type QueryOf<P extends PathOf<'get'>> = NonNullable<
  Extract<paths[P]['get'], { parameters: unknown }>['parameters']['query']
>;
type OrderQuery = Omit<QueryOf<'/open/v1/orders'>, 'cursor' | 'updated_after'> & {
  /** ISO 8601: what changed since then, the earliest first. */
  updatedAfter?: string;
};
type TransactionQuery = Omit<QueryOf<'/open/v1/transactions'>, 'cursor'>;

const newKey = () => crypto.randomUUID();

/** What is done once gets its key before the first attempt, and problems are thrown. */
const manners: Middleware = {
  onRequest({ request, schemaPath }) {
    const isKeyed = keyed.includes(`${request.method} ${schemaPath}`);
    if (isKeyed && !request.headers.has(onceHeader)) request.headers.set(onceHeader, newKey());
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
};

/** A client of the Open API. Whatever is refused is thrown as an `AlpacaProblem`. */
export const createAlpaca = ({ key, baseUrl, language, retries = 3, ...more }: AlpacaOptions) => {
  const plain: Fetch = more.fetch ?? ((request) => fetch(request));
  const send = more.sign ? signing(key, plain) : plain;
  const client = createClient<paths>({
    baseUrl,
    fetch: retrying(send, retries),
    headers: {
      authorization: `Bearer ${key}`,
      ...(language && { 'accept-language': language }),
    },
  });
  client.use(manners);
  const asker =
    <M extends Method>(method: M): Ask<M> =>
    async (path, ...[init]) => {
      const asked = await client.request(method, path as never, init as never);
      return (asked as { data: never }).data;
    };
  const get = asker('get');
  return {
    get,
    post: asker('post'),
    put: asker('put'),
    delete: asker('delete'),
    orders: ({ updatedAfter, ...query }: OrderQuery = {}) => {
      const since = updatedAfter === undefined ? {} : { updated_after: updatedAfter };
      return eachOf((place) =>
        get('/open/v1/orders', { params: { query: { ...query, ...since, ...place } } }),
      );
    },
    transactions: (query: TransactionQuery = {}) =>
      eachOf((place) =>
        get('/open/v1/transactions', { params: { query: { ...query, ...place } } }),
      ),
  };
};
export type Alpaca = ReturnType<typeof createAlpaca>;
