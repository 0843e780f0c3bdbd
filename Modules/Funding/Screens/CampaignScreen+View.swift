import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension CampaignScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let parts = parts(view, around)
        frame.put(view.drawnProgress, view.standing(around), in: parts.bar)
        frame.put(text(state, around), from: state.top, in: parts.text)
        if let photo = parts.picture { frame.put(view.photoCards, 0, in: photo, around) }
        return frame
    }

    func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let view = state.view else { return }
        let room = parts(view, around).text.size.rows
        state.top = move.line(from: state.top, of: text(state, around).height, room)
    }

    /// The progress above the text, and both beside the first photo.
    private func parts(
        _ view: CampaignView, _ around: Surroundings
    ) -> (bar: Rect, picture: Rect?, text: Rect) {
        let (picture, beside) = around.parts(with: view.photoCards.first)
        let (bar, text) = beside.split(top: 1)
        return (bar, picture, text)
    }

    /// The full text: everything about the campaign, and what its shelter was paid.
    private func text(_ state: State, _ around: Surroundings) -> ReadingText {
        guard let view = state.view else { return ReadingText(columns: around.size.columns, around.language) }
        let parts = parts(view, around)
        var text = ReadingText(columns: parts.text.size.columns, around.language)
        text.add(Details(view), around, drawsPictures: parts.picture != nil)
        guard !state.payouts.isEmpty else { return text }
        text.addBlank()
        text.add(Phrase(en: "Paid to the shelter", ko: "보호소 지급 내역").text(in: around.language), .heading)
        for payout in state.payouts {
            let moment = payout.createdAt.absolute(in: around.zone)
            text.add("\(moment) · \(payout.amount.text(in: around.language)) · \(payout.account)")
        }
        return text
    }
}
