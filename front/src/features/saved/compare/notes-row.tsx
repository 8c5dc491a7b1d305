import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { memberListKey } from '../../../lists/member-list.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { savedList } from '../list.ts';

interface NotesRowProps {
  member: number;
  ids: number[];
}

const Notes = ({ member, ids }: NotesRowProps) => {
  const { call } = useDeps();
  const { data = [] } = useQuery({
    queryKey: [...memberListKey(savedList, member), 'compared', ids],
    queryFn: ({ signal }) => call((client) => client.saved.list({ query: { ids } }, { signal })),
    staleTime: 0,
  });
  const notes = ids.map((id) => data.find((one) => one.id === id)?.note ?? '');
  if (notes.every((note) => note === '')) return null;
  return (
    <tr>
      <th scope="row">내 메모</th>
      {ids.map((id, index) => (
        <td key={id}>{notes[index]}</td>
      ))}
    </tr>
  );
};

/** What the member has noted of the homes that are compared. */
export const NotesRow = (props: NotesRowProps) => (
  <MemberQueries>
    <Notes {...props} />
  </MemberQueries>
);
