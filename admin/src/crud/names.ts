import {
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';

/** What records of the resource are called: '포스팅'. */
export const useResourceLabel = (): string => String(useResourceDefinition().options?.label ?? '내용');

/** What the record is called, as its resource represents it. */
export const useRecordName = (): string =>
  String(useGetRecordRepresentation(useResourceContext())(useRecordContext()));
