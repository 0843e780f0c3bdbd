/* A list on a whole terminal with ncurses and nothing else: what madang-tui is measured against.
 *   plain_list ROWS
 * Its rows say as much as those of the market and are made when they are drawn. j and k move by one row, space
 * by a page, q leaves.
 */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>

static const char *goods[] = {"축구공 미사용 새상품", "Windbreaker, worn twice", "전북 유니폼 상의", "접이식 자전거 20인치"};
static const char *conditions[] = {"S", "A", "B", "C"};
static long rows, chosen, top;

static void draw_row(int line, long number) {
    long price = (number * 7919 % 990 + 10) * 1000;
    move(line, 0);
    clrtoeol();
    if (number == chosen)
        attron(A_REVERSE);
    mvprintw(line, 0, "%-32s", goods[number % 4]);
    mvprintw(line, 34, "%9ld원", price);
    mvprintw(line, 47, "판매중");
    mvprintw(line, 56, "%s", conditions[number / 4 % 4]);
    mvprintw(line, 59, "%4ld", number % 97);
    mvprintw(line, 66, "%ld분 전", number % 60);
    if (number == chosen)
        attroff(A_REVERSE);
}

static void draw(void) {
    int height = LINES - 2;
    if (chosen < top)
        top = chosen;
    if (chosen >= top + height)
        top = chosen - height + 1;
    mvprintw(0, 0, "마당 > 중고 장터  %ld/%ld", chosen + 1, rows);
    clrtoeol();
    for (int line = 0; line < height && top + line < rows; line++)
        draw_row(line + 1, top + line);
    mvprintw(LINES - 1, 0, "j k 이동  space 쪽  q 끝내기");
    clrtoeol();
    move(1 + (int)(chosen - top), 0);
    refresh();
}

static void step(long count) {
    chosen += count;
    if (chosen >= rows)
        chosen = rows - 1;
}

int main(int count, char **words) {
    rows = count > 1 ? atol(words[1]) : 1000000;
    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    draw();
    for (int key; (key = getch()) != 'q' && key != ERR;) {
        switch (key) {
        case 'j': step(1); break;
        case 'k': step(chosen > 0 ? -1 : 0); break;
        case ' ': step(LINES - 3); break;
        }
        draw();
    }
    endwin();
    return 0;
}
