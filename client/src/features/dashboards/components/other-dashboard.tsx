import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { HintBox } from '@/ui/feedback/hint-box';

/** Says whom this dashboard is for, and leads to the one for the reader's own role. */
export function OtherDashboard({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <HintBox
      text={text}
      action={
        <Button component={Link} to={to}>
          <span>{label}</span>
        </Button>
      }
    />
  );
}
