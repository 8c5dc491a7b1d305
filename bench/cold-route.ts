// What uncached answers are measured against: the same queries by hand, Fastify and pg alone. No cache, access, check of the
// input, limit or compression; one prepared statement for each shape of a search.
import Fastify from 'fastify';
import pg from 'pg';
import { type DetailRow, detailOf, type SummaryRow, summaryOf } from './cold-reply.ts';

const SUMMARY = `r.id, r.title, r.images, r.region_id, r.city_id, r.re_type, ht.title as re_type_title, r.tx_type, r.price,
  r.previous_price, r.bedroom, r.bathroom, r.area, r.public_address, r.public_lat, r.public_lng, r.furnished, r.parking,
  r.availability, r.available_date, r.room_kind, r.status, r.user_id, u.name as user_name, r.created_at, r.updated_at, r.visible`;

const DETAIL = `${SUMMARY}, tt.title as tx_type_title, r.available_from::text, r.min_term_months, r.pets, r.content, r.facing,
  r.build_year, r.options, r.parking_fee, r.deposit, r.utilities, r.smoking, r.laundry, r.storey, r.housemates, r.house_rules,
  r.phone, u.created_at as user_since`;

const FROM = `from realties r
  join users u on u.id = r.user_id
  left join categories ht on ht.pid = 2 and ht.value = r.re_type`;

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
  const text = `select ${SUMMARY} ${FROM} where ${where} order by r.id desc limit 15`;
  const { rows } = await pool.query<SummaryRow>({ name: `list ${shape}`, text, values });
  return rows.map(summaryOf);
});

app.get<{ Querystring: Query }>('/v1/query/realties/count', async ({ query }, reply) => {
  const { shape, where, values } = searchOf(query);
  const text = `select count(*)::int as n from (select from realties r where ${where} limit 10000) as found`;
  const { rows } = await pool.query<{ n: number }>({ name: `count ${shape}`, text, values });
  return reply.type('application/json; charset=utf-8').send(String(rows[0]?.n));
});

app.get<{ Params: { id: string } }>('/v1/query/realties/:id', async ({ params }, reply) => {
  const text = `select ${DETAIL} ${FROM}
    left join categories tt on tt.pid = 1 and tt.value = r.tx_type where r.id = $1 and r.visible`;
  const { rows } = await pool.query<DetailRow>({ name: 'detail', text, values: [params.id] });
  return rows[0] ? detailOf(rows[0]) : reply.code(404).send();
});

process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
