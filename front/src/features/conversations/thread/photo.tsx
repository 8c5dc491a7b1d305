import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './thread.module.css';

interface PhotoProps {
  id: number;
  messageId: number;
  n: number;
}

/** The address of a photo that only members of the conversation get: it comes with their token, not by an address of its own. */
const usePhoto = ({ id, messageId, n }: PhotoProps, small: boolean): string | undefined => {
  const { call } = useDeps();
  const [address, setAddress] = useState<string>();
  const { data } = useQuery({
    queryKey: ['message-photo', messageId, n, small],
    queryFn: ({ signal }) =>
      call((client) =>
        client.conversations.image({ params: { id, messageId, n }, query: { small } }, { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
};

const LargePhoto = (props: PhotoProps) => {
  const address = usePhoto(props, false);
  return address ? <img className={styles.large} src={address} alt="" /> : <p>사진을 불러오는 중이에요</p>;
};

/** A photo of a message; pressed, it is shown large. */
export const Photo = (props: PhotoProps) => {
  const address = usePhoto(props, true);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label="사진 크게 보기"
        onClick={() => setOpen(true)}
      >
        {address ? <img src={address} alt="" /> : <span className="blank breathing" />}
      </button>
      {open && (
        <Dialog title="사진" onClose={() => setOpen(false)}>
          <LargePhoto {...props} />
        </Dialog>
      )}
    </>
  );
};
