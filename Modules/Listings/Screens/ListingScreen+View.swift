import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension ListingScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let parts = parts(view, around)
        frame.put(text(view, around), from: state.top, in: parts.text)
        if let photo = parts.picture {
            frame.put(view.listing.details.photos, state.photo, in: photo, around)
        }
        return frame
    }

    /// Where its photo is seen, and its text beside that. Where there is no room for both, the photos are
    /// described in the text, and seen on a screen of their own.
    func parts(_ view: ListingView, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: view.listing.details.photos.first)
    }

    /// The full text of the screen.
    func text(_ view: ListingView, _ around: Surroundings) -> ReadingText {
        ReadingText(Details(view), in: parts(view, around), around)
    }
}
