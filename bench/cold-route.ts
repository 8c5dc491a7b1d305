// What uncached answers and new listings are measured against: the same queries by hand, Fastify and pg alone. No cache, access,
// check of the input or the reply, limit of reads or compression; one prepared statement for each shape of a search. The columns of
// a new listing come ready.
import Fastify from 'fastify';
import pg from 'pg';
import { presentCard, presentDetail } from '../server/src/features/realties/present.ts';
import type { CardRow, DetailRow } from '../server/src/features/realties/queries.ts';

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a listing under the names that its presenter takes. */
const columns = (names: string) =>
  names
    .split(' ')
    .map((name) => `r.${columnOf(name)} as "${name}"`)
    .join(', ');

const CARD = `${columns(
  'id title regionId cityId reType txType price previousPrice priceSince bedroom bathroom area publicAddress publicLat publicLng ' +
    'furnished parking availability availableDate roomKind bathKind utilitiesIncluded womenOnly status userId createdAt updatedAt inquiredAt unconfirmed visible',
)}, to_json(r.images) as "images", to_json(r.absent) as "absent", ht.title as "reTypeTitle", u.name as "userName"`;

const DETAIL = `${CARD}, ${columns(
  'minTermMonths pets content facing buildYear options parkingFee deposit utilities utilitiesFee smoking laundry storey housemates ' +
    'houseRules phone confirmedAt',
)}, tt.title as "txTypeTitle", r.available_from::text as "availableFrom", u.created_at as "userSince",
  li.answer_minutes as "answersWithin", li.done, u.verified_at is not null as "verified"`;

const JOINS = `join users u on u.id = r.user_id
  left join categories ht on ht.pid = 2 and ht.value = r.re_type`;
const FROM = `from realties r ${JOINS}`;
const DETAIL_JOINS = `left join listers li on li.id = r.user_id
  left join categories tt on tt.pid = 1 and tt.value = r.tx_type`;

const CONDITIONS = {
  regionId: 'r.region_id =',
  txType: 'r.tx_type =',
  status: 'r.status =',
  bedroom: 'r.bedroom =',
  priceMax: 'r.price <=',
};
type Query = Partial<Record<keyof typeof CONDITIONS, string>>;

/** The condition of a search with its values, and a name for its shape. */
const searchOf = (query: Query) => {
  const given = Object.entries(CONDITIONS).flatMap(([name, is]) => {
    const value = query[name as keyof Query];
    return value === undefined ? [] : [{ name, is, value }];
  });
  return {
    shape: given.map(({ name }) => name).join(),
    where: ['r.visible', ...given.map(({ is }, index) => `${is} $${index + 1}`)].join(' and '),
    values: given.map(({ value }) => value),
  };
};

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '' });
const app = Fastify();

app.get<{ Querystring: Query }>('/v1/query/realties', async ({ query }) => {
  const { shape, where, values } = searchOf(query);
  const text = `select ${CARD} ${FROM} where ${where} order by r.id desc limit 15`;
  const { rows } = await pool.query<CardRow>({ name: `list ${shape}`, text, values });
  return rows.map(presentCard);
});

app.get<{ Querystring: Query }>('/v1/query/realties/count', async ({ query }, reply) => {
  const { shape, where, values } = searchOf(query);
  const text = `select count(*)::int as n from (select from realties r where ${where} limit 10000) as found`;
  const { rows } = await pool.query<{ n: number }>({ name: `count ${shape}`, text, values });
  return reply.type('application/json; charset=utf-8').send(String(rows[0]?.n));
});

app.get<{ Params: { id: string } }>('/v1/query/realties/:id', async ({ params }, reply) => {
  const text = `select ${DETAIL} ${FROM} ${DETAIL_JOINS} where r.id = $1 and r.visible`;
  const { rows } = await pool.query<DetailRow>({ name: 'detail', text, values: [params.id] });
  return rows[0] ? presentDetail(rows[0], null) : reply.code(404).send();
});

const COUNT_ATTEMPT = `insert into attempts (key, count, until) values ($1, 1, now() + interval '1 day')
  on conflict (key) do update set count = attempts.count + 1 returning count`;

/** A new listing, counted for its owner and answered as it was stored. */
app.post<{ Body: Record<string, unknown> }>('/v1/command/realties', async ({ body }, reply) => {
  const names = Object.keys(body);
  const text = `with r as (insert into realties (${names.map(columnOf).join()})
    values (${names.map((_, index) => `$${index + 1}`).join()}) returning *) select ${DETAIL} from r ${JOINS} ${DETAIL_JOINS}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'attempt', text: COUNT_ATTEMPT, values: [`by hand:${body.userId}`] });
    const { rows } = await client.query<DetailRow>({ name: 'insert', text, values: Object.values(body) });
    await client.query('commit');
    return reply.code(201).send(rows[0] && presentDetail(rows[0], null));
  } finally {
    client.release();
  }
});

process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
