public import Terminal
public import Vocabulary

extension PhotoTray {
    /// What happens to photos.
    public enum Event: Sendable {
        case pick, choose(Int), move(Int), remove
        case given([PickedFile]), uploaded(PickedFile, PhotoUpload)
    }

    /// Opens the place where files are chosen.
    public static let add = Action(
        "photos.add", Phrase(en: "Add photos", ko: "사진 추가"), [.control("p")], isShown: true)
    private static let previous = Action(
        "photos.previous", Phrase(en: "Photo before", ko: "앞 사진"), [.text("[")])
    private static let next = Action(
        "photos.next", Phrase(en: "Next photo", ko: "다음 사진"), [.text("]")])
    private static let earlier = Action(
        "photos.earlier", Phrase(en: "Forward in the order", ko: "순서 앞으로"), [.text("<")], isShown: true)
    private static let later = Action(
        "photos.later", Phrase(en: "Back in the order", ko: "순서 뒤로"), [.text(">")], isShown: true)
    private static let removal = Action(
        "photos.remove", Phrase(en: "Remove the photo", ko: "사진 빼기"), [.text("x"), Key(.delete)],
        isShown: true)

    /// Why a form cannot be sent while a photo is being uploaded.
    public static let stillUploading = Phrase(
        en: "A photo is still being uploaded. Try again when it is there.",
        ko: "사진을 올리는 중입니다. 다 올라간 뒤에 다시 누르세요.")

    /// What can be done with them.
    public static let actions = [add, previous, next, earlier, later, removal]

    /// What an action does; nil if it is none of these.
    public static func event(for action: ActionID) -> Event? {
        switch action {
        case add.id: .pick
        case previous.id: .choose(-1)
        case next.id: .choose(1)
        case earlier.id: .move(-1)
        case later.id: .move(1)
        case removal.id: .remove
        default: nil
        }
    }

    /// Whether one of these actions can be done now; those with the chosen photo where it is seen to be so.
    public func availability(of action: ActionID, isAtPhotos: Bool) -> Availability {
        guard action == Self.add.id else { return isAtPhotos && !photos.isEmpty ? .possible : .absent }
        return isFull ? .refused(limit) : .possible
    }

    private var limit: Phrase {
        Phrase(en: "There may be \(most.counted("photo")).", ko: "사진은 \(most)장까지 올릴 수 있습니다.")
    }

    /// Takes what has happened. Files are uploaded there, one at a time.
    public mutating func take(_ event: Event, by uploads: any PictureUploading) -> [Request<Event>] {
        switch event {
        case .pick: return room == 0 ? [] : [.open(.files(most: room))]
        case .choose(let step): choose(by: step)
        case .move(let step): move(by: step)
        case .remove:
            remove()
            fault = nil
        case .given(let files):
            fault = files.count > room ? limit : nil
            waiting += files.prefix(room)
            return isUploading ? [] : uploadNext(by: uploads)
        case .uploaded(let file, let outcome):
            isUploading = false
            switch outcome {
            case .done(let photo): add(photo)
            case .refused(let why): fault = why
            case .failed(let error):
                defer { waiting = [] }
                return [.failed(error, retry: .given([file] + waiting))]
            }
            return uploadNext(by: uploads)
        }
        return []
    }

    private mutating func uploadNext(by uploads: any PictureUploading) -> [Request<Event>] {
        guard !waiting.isEmpty else { return [] }
        let file = waiting.removeFirst()
        isUploading = true
        return [.load(slot: "photo") { .uploaded(file, await uploads.photo(file)) }]
    }
}

extension PhotoTray {
    /// That a photo is on its way, and how many follow.
    fileprivate var uploading: Phrase {
        guard !waiting.isEmpty else { return Phrase(en: "uploading…", ko: "올리는 중…") }
        return Phrase(en: "uploading, \(waiting.count) more…", ko: "올리는 중, \(waiting.count)장 더…")
    }
}

/// What became of a file that was to be uploaded.
public enum PhotoUpload: Sendable {
    case done(PictureCard)
    /// It is the file that is at fault.
    case refused(Phrase)
    case failed(any DomainError)
}

extension PictureUploading {
    /// Reads the file and uploads it.
    public func photo(_ picked: PickedFile) async -> PhotoUpload {
        do {
            let named = try NamedFile(picked.path, atMost: largestFile)
            let file = DescribedFile(file: named, description: picked.description)
            if let problem = problem(with: file) { return .refused(problem) }
            guard let card = try await upload([file], progress: { _, _ in }).first else {
                return .failed(ServiceFailure.internal("an upload gave no picture"))
            }
            return .done(card)
        } catch let error as UsageError {
            return .refused(error.phrase.naming(picked))
        } catch let error as any LocalizedDomainError where error.kind == .invalid {
            return .refused(error.phrase)
        } catch {
            return .failed(error as? any DomainError ?? ServiceFailure.unavailable("\(error)"))
        }
    }
}

extension Phrase {
    /// The same with the file's name alone: a line of a screen has no room for its folders.
    fileprivate func naming(_ file: PickedFile) -> Phrase {
        let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
        return Phrase(en: en.replacing(file.path, with: name), ko: ko.replacing(file.path, with: name))
    }
}

extension Frame {
    /// Draws photos as a line, which is clicked as `item` of that number, and what is wrong below it.
    public mutating func put(
        _ tray: PhotoTray, hasFocus: Bool, item: Int, in part: Rect, _ language: Language
    ) {
        let (line, rest) = part.split(top: 1)
        let label = Phrase(en: "Photos", ko: "사진").text(in: language) + " \(tray.photos.count)/\(tray.most) "
        var column = put(label, at: line.origin, within: line, .role(hasFocus ? .heading : .text))
        for (number, photo) in tray.photos.enumerated() {
            let name = photo.description.isEmpty ? "" : " " + String(photo.description.prefix(8))
            let place = Point(column: column + 1, row: line.origin.row)
            let isChosen = hasFocus && number == tray.selection
            if isChosen { show(cursor: place) }
            column = put("\(number + 1)\(name)", at: place, within: line, .role(.text, isSelected: isChosen))
        }
        let place = Point(column: column + 1, row: line.origin.row)
        if tray.isUploading {
            put(tray.uploading.text(in: language), at: place, within: line, .role(.faint))
        } else if tray.photos.isEmpty {
            if hasFocus { show(cursor: place) }
            let words =
                tray.isRequired
                ? Phrase(en: "(at least one)", ko: "(한 장 이상)") : Phrase(en: "(optional)", ko: "(선택)")
            put(words.text(in: language), at: place, within: line, .role(.faint))
        }
        mark(line, as: .item(item))
        guard let fault = tray.fault else { return }
        put(line: "! \(fault.text(in: language))", in: rest, .role(.fault))
    }
}
