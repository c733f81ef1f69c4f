import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import harbour from '../../content/art/harbour-footer.svg?no-inline';
import { abroadLinks, footerColumns, legalLinks, type MenuLink } from '../../content/navigation.ts';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site } from '../../content/site.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { Logo } from '../../shared/ui/Logo.tsx';
import { Foot } from './Footer.styles.ts';
import { useLinkLabel } from './menus/useLinkLabel.ts';
import { NavigationLink } from './NavigationLink.tsx';

function Contact() {
  const { t } = useTranslation();
  const hours = useOpeningHours();
  return (
    <div>
      <Logo name={t('brand')} />
      <div className="offices">
        {site.offices.map((office) => (
          <p key={office.city}>
            <b>{t(`footer.${office.city}`)}</b>
            <bdi>{office.address}</bdi>
          </p>
        ))}
        <p className="num">
          <b>{t('footer.hours')}</b>
          {hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>
          <b>{t('footer.contact')}</b>
          <MuiLink underline="hover" href={phoneHref}>
            <bdi className="num">{site.phone}</bdi>
          </MuiLink>
          <br />
          <MuiLink underline="hover" href={emailHref('', '')}>
            <bdi>{site.email}</bdi>
          </MuiLink>
        </p>
      </div>
    </div>
  );
}

function Columns() {
  const { t } = useTranslation('menu');
  const labelOf = useLinkLabel();
  return footerColumns.map(({ heading, links }) => (
    <nav key={heading} aria-labelledby={`footer-${heading}`}>
      <Typography variant="h4" component="h2" id={`footer-${heading}`}>
        {t(`footer.${heading}`)}
      </Typography>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MuiLink underline="hover" component={NavigationLink} to={link.to}>
              {labelOf(link)}
            </MuiLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

function LinkRow({ name, links }: { name: string; links: readonly MenuLink[] }) {
  const labelOf = useLinkLabel();
  return (
    <nav aria-label={name}>
      {links.map((link) => (
        <MuiLink key={link.to} underline="hover" component={NavigationLink} to={link.to}>
          {labelOf(link)}
        </MuiLink>
      ))}
    </nav>
  );
}

/** The footer: offices, hours, contact, four columns of links, the UK and Europe, legal pages (FR-08, PG-06). */
export function Footer() {
  const { t } = useTranslation();
  const { t: words } = useTranslation('menu');
  return (
    <Foot className="below">
      <img className="band mirror" src={harbour} width={1600} height={320} alt="" loading="lazy" />
      <Container>
        <div className="columns">
          <Contact />
          <Columns />
        </div>
        <div className="legal">
          <span className="num">
            © {site.year} {t('brand')}
          </span>
          <LinkRow name={words('footer.abroad')} links={abroadLinks} />
          <LinkRow name={words('footer.legal')} links={legalLinks} />
          <MuiLink underline="hover" href="/feed.xml">
            {t('footer.feed')}
          </MuiLink>
          <MuiLink underline="hover" href="/licenses.txt">
            {t('footer.licences')}
          </MuiLink>
        </div>
      </Container>
    </Foot>
  );
}
