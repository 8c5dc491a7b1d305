import { useParams } from 'react-router-dom';
import { CrudEdit } from '../../crud/CrudForm.tsx';
import { Attendees } from './Attendees.tsx';

/** The form of an event, and who comes. */
export const EventEdit = () => {
  const id = Number(useParams().id);
  return (
    <>
      <CrudEdit />
      {id > 0 && <Attendees eventId={id} />}
    </>
  );
};
