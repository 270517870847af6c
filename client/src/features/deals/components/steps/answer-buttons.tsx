import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type AnswerButtonsProps = {
  yes: string;
  no: string;
  refusal: string | null;
  onYes(): void;
  /** Left out where there is one answer. */
  onNo?: (() => void) | undefined;
};

/** The answers to a question, and in place why the last one was refused. */
export function AnswerButtons({ yes, no, refusal, onYes, onNo }: AnswerButtonsProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={onNo ? 'contained' : 'outlined'} onClick={onYes}>
          <span>{yes}</span>
        </Button>
        {onNo ? (
          <Button variant="outlined" onClick={onNo}>
            <span>{no}</span>
          </Button>
        ) : null}
      </Box>
      {refusal ? (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {refusal}
        </Typography>
      ) : null}
    </>
  );
}
