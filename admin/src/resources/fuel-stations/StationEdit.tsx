import { useParams } from 'react-router-dom';
import { CrudEdit } from '../../crud/CrudForm.tsx';
import { StationPrices } from './StationPrices.tsx';

/** The form of a station, and what it costs there. */
export const StationEdit = () => {
  const id = Number(useParams().id);
  return (
    <>
      <CrudEdit />
      {id > 0 && <StationPrices stationId={id} />}
    </>
  );
};
